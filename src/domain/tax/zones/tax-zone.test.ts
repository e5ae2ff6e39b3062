import { describe, expect, test } from "vitest"
import { percentText, type TaxRate, taxRate } from "../tax-rate.ts"
import { type TaxZone, zoneFor, zoneRates } from "./tax-zone.ts"

const DAY = "2026-11-18"

const zone = (row: Partial<TaxZone> & { country: string }, percent: number | null): TaxZone => ({
  region: null,
  postcodes: null,
  validFrom: "2020-01-01",
  standard: percent === null ? null : taxRate(percent * 10_000),
  reduced: null,
  freightTaxed: true,
  ...row,
})

const ROWS = [
  zone({ country: "US", region: "US-NY" }, 4),
  zone({ country: "US", region: "US-NY", postcodes: { from: "10001", to: "10292" } }, 8.875),
  zone({ country: "US", region: "US-CA" }, 7.25),
  zone({ country: "US", region: "US-CA", validFrom: "2027-01-01" }, 7.5),
  zone({ country: "CA" }, 5),
  zone({ country: "CA", postcodes: { from: "K", to: "P" } }, 13),
  zone({ country: "CA", region: "CA-QC" }, 14.975),
]

test.each([
  ["US", "US-NY", "10001", DAY, 8.875],
  ["US", "US-NY", "10292-0001", DAY, 8.875],
  ["US", "US-NY", "12207", DAY, 4],
  ["US", "US-NJ", "10001", DAY, null],
  ["US", "US-CA", "90001", DAY, 7.25],
  ["US", "US-CA", "90001", "2027-01-01", 7.5],
  ["US", "US-CA", "90001", "2019-12-31", null],
  ["US", "US-OR", "97201", DAY, null],
  ["US", null, "", DAY, null],
  ["CA", "CA-AB", "T2P 1J9", DAY, 5],
  ["CA", "CA-ON", "K1A 0B1", DAY, 13],
  ["CA", "CA-QC", "H2Y 1C6", DAY, 14.975],
  // Postcodes say more than a region.
  ["CA", "CA-QC", "K1A 0B1", DAY, 13],
])("%s %s %s on %s: %s %%", (country, region, postcode, day, percent) => {
  const standard = zoneFor(ROWS, { country, region, postcode }, day)?.standard
  expect(standard === undefined ? null : percentText(standard ?? taxRate(0))).toBe(percent && String(percent))
})

describe("rates", () => {
  const written = (rates: ReturnType<typeof zoneRates>) =>
    rates && Object.entries(rates.classes).map(([name, rate]: [string, TaxRate]) => `${name} ${percentText(rate)}`)

  test("without a row: the country's standard rate, for reduced goods too", () => {
    expect(written(zoneRates(null, "DE", DAY))).toEqual(["standard 19", "reduced 19", "zero 0", "exempt 0"])
    expect(zoneRates(null, "DE", DAY)?.freightTaxed).toBe(true)
  })

  test("a row with a reduced rate only keeps the standard rate that ships, as it is on the day", () => {
    const row = zone({ country: "EE", reduced: taxRate(90_000) }, null)
    expect(written(zoneRates(row, "EE", "2025-06-30"))).toEqual(["standard 22", "reduced 9", "zero 0", "exempt 0"])
    expect(written(zoneRates(row, "EE", "2025-07-01"))).toEqual(["standard 24", "reduced 9", "zero 0", "exempt 0"])
  })

  test("a row says whether freight is taxed", () => {
    expect(zoneRates(zone({ country: "US", freightTaxed: false }, 7), "US", DAY)?.freightTaxed).toBe(false)
  })

  test("a country without row and rate has none", () => {
    expect(zoneRates(null, "US", DAY)).toBeNull()
  })
})

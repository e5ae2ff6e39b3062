import { expect, test } from "vitest"
import { taxRate } from "../tax-rate.ts"
import { homeRates, type TaxBuyer, type TaxSettings, taxTreatment } from "../tax-treatment.ts"
import type { PriceEntry } from "./price-entry.ts"
import { priceKey } from "./price-key.ts"

const DAY = "2026-11-18"
const GERMANY: TaxSettings = { seller: { country: "DE", region: null, postcode: "10115" }, euSales: "oss", zones: [] }
const PRIVATE: TaxBuyer = { kind: "private", vatNumber: null }
const NET: PriceEntry = { kind: "net" }
const gross = (fixed: "gross" | "net"): PriceEntry => ({ kind: "gross", home: homeRates(GERMANY, DAY), fixed })

const key = (country: string, prices: PriceEntry, shown: "gross" | "net", settings = GERMANY) =>
  priceKey({ prices, treatment: taxTreatment(settings, { country, region: null, postcode: "" }, PRIVATE, DAY) }, shown)

test.each<[string, string, PriceEntry, "gross" | "net", boolean]>([
  ["DE", "FR", gross("gross"), "gross", true],
  ["DE", "FR", gross("gross"), "net", false],
  ["DE", "FR", gross("net"), "gross", false],
  ["DE", "FR", gross("net"), "net", true],
  ["FR", "AT", gross("net"), "gross", true],
  ["DE", "CH", gross("gross"), "gross", false],
  ["DE", "FR", NET, "net", true],
  ["DE", "FR", NET, "gross", false],
])("%s and %s, kept in %j and shown %s, are the same: %s", (one, other, prices, shown, same) => {
  expect(key(one, prices, shown) === key(other, prices, shown)).toBe(same)
})

test("the last digit of a reduced rate is enough", () => {
  const row = {
    country: "FR",
    region: null,
    postcodes: null,
    validFrom: "2020-01-01",
    standard: null,
    freightTaxed: true,
  }
  const withReduced = (rate: number) => ({ ...GERMANY, zones: [{ ...row, reduced: taxRate(rate) }] })
  const keys = [55_000, 55_001].map((rate) => key("FR", gross("net"), "gross", withReduced(rate)))
  expect(new Set(keys).size).toBe(2)
})

import { describe, expect, test } from "vitest"
import { percentText, taxRate } from "./tax-rate.ts"
import { homeRates, type TaxBuyer, type TaxSettings, taxTreatment } from "./tax-treatment.ts"
import { EU_COUNTRIES, type Place } from "./zones/eu-area.ts"
import { standardRate } from "./zones/standard-rates.ts"
import type { TaxZone } from "./zones/tax-zone.ts"

const DAY = "2026-11-18"
const PRIVATE: TaxBuyer = { kind: "private", vatNumber: null }

const place = (country: string, postcode = "", region: string | null = null): Place => ({ country, postcode, region })
const shop = (seller: Place, euSales: TaxSettings["euSales"] = "oss", zones: readonly TaxZone[] = []) => ({
  seller,
  euSales,
  zones,
})
const row = (country: string, standard: number | null, more: Partial<TaxZone> = {}): TaxZone => ({
  country,
  region: null,
  postcodes: null,
  validFrom: "2020-01-01",
  standard: standard === null ? null : taxRate(standard * 10_000),
  reduced: null,
  freightTaxed: true,
  ...more,
})
const told = (settings: TaxSettings, to: Place, buyer = PRIVATE) => {
  const { kind, country, classes } = taxTreatment(settings, to, buyer, DAY)
  return `${kind} ${country} ${percentText(classes.standard)}`
}

describe.each(EU_COUNTRIES)("%s", (country) => {
  const [other = ""] = EU_COUNTRIES.filter((each) => each !== country)
  const rate = percentText(standardRate(country, DAY) ?? taxRate(0))
  const otherRate = percentText(standardRate(other, DAY) ?? taxRate(0))
  const prefix = country === "GR" ? "EL" : country

  test("sells at home", () => {
    expect(told(shop(place(country)), place(country))).toBe(`domestic ${country} ${rate}`)
  })

  test("receives at its own rate in OSS, at the seller's below the threshold", () => {
    expect(told(shop(place(other), "oss"), place(country))).toBe(`destination ${country} ${rate}`)
    expect(told(shop(place(other), "belowThreshold"), place(country))).toBe(`origin ${other} ${otherRate}`)
  })

  test("has businesses that buy exempt elsewhere and pay tax at home", () => {
    const buyer: TaxBuyer = { kind: "confirmedBusiness", vatNumber: `${prefix}123456789` }
    expect(told(shop(place(other)), place(country), buyer)).toBe("intraCommunity null 0")
    expect(told(shop(place(country)), place(country), buyer)).toBe(`domestic ${country} ${rate}`)
  })

  test("exports", () => {
    expect(told(shop(place(country)), place("US", "10001", "US-NY"))).toBe("export null 0")
  })
})

test.each<[string, string, Place, TaxBuyer, string]>([
  ["not confirmed", "DE", place("AT"), { kind: "business", vatNumber: "ATU12345678" }, "destination AT 20"],
  ["confirmed", "DE", place("AT"), { kind: "confirmedBusiness", vatNumber: "ATU12345678" }, "intraCommunity null 0"],
  ["without a number", "DE", place("AT"), { kind: "confirmedBusiness", vatNumber: null }, "destination AT 20"],
  [
    "of the state they leave",
    "DE",
    place("AT"),
    { kind: "confirmedBusiness", vatNumber: "DE123456789" },
    "destination AT 20",
  ],
  [
    "of a third state",
    "DE",
    place("AT"),
    { kind: "confirmedBusiness", vatNumber: "FR12345678901" },
    "intraCommunity null 0",
  ],
  ["but goods stay", "DE", place("DE"), { kind: "confirmedBusiness", vatNumber: "ATU12345678" }, "domestic DE 19"],
  ["of Greece", "GR", place("AT"), { kind: "confirmedBusiness", vatNumber: "EL123456789" }, "destination AT 20"],
  [
    "of Northern Ireland",
    "DE",
    place("GB", "BT1 5GS"),
    { kind: "confirmedBusiness", vatNumber: "XI123456789" },
    "intraCommunity null 0",
  ],
  [
    "of Great Britain",
    "DE",
    place("GB", "BT1 5GS"),
    { kind: "confirmedBusiness", vatNumber: "GB123456789" },
    "destination XI 20",
  ],
  ["of Great Britain", "DE", place("AT"), { kind: "confirmedBusiness", vatNumber: "GB123456789" }, "destination AT 20"],
  ["on export", "DE", place("CH"), { kind: "confirmedBusiness", vatNumber: "ATU12345678" }, "export null 0"],
  ["from outside", "CH", place("DE"), { kind: "confirmedBusiness", vatNumber: "DE123456789" }, "export null 0"],
])("a number %s: from %s to %j by %j is %s", (_, seller, to, buyer, treatment) => {
  expect(told(shop(place(seller)), to, buyer)).toBe(treatment)
})

test.each<[Place, Place, string]>([
  [place("DE"), place("GB", "SW1A 1AA"), "export null 0"],
  [place("DE"), place("GB", "BT1 5GS"), "destination XI 20"],
  [place("GB", "BT1 5GS"), place("DE"), "destination DE 19"],
  [place("GB", "SW1A 1AA"), place("DE"), "export null 0"],
  [place("GB", "SW1A 1AA"), place("GB", "BT1 5GS"), "domestic GB 20"],
  [place("FR"), place("MC", "98000"), "domestic FR 20"],
  [place("DE"), place("MC", "98000"), "destination FR 20"],
  [place("ES", "28013"), place("ES", "35001"), "export null 0"],
  [place("ES", "35001"), place("ES", "28013"), "export null 0"],
  [place("ES", "35001"), place("ES", "35002"), "untaxed null 0"],
  [place("FR"), place("RE", "97400"), "export null 0"],
  [place("CH", "8001"), place("CH", "3000"), "domestic CH 8.1"],
  [place("NO"), place("NO"), "domestic NO 25"],
  // Norway's rate ships, but it is not the seller's to take.
  [place("DE"), place("NO"), "export null 0"],
  [place("US", "10001", "US-NY"), place("US", "97201", "US-OR"), "untaxed null 0"],
])("from %j to %j: %s", (from, to, treatment) => {
  expect(told(shop(from), to)).toBe(treatment)
})

describe("the owner's rows", () => {
  const NEW_YORK = [
    row("US", 4, { region: "US-NY", freightTaxed: true }),
    row("US", 8.875, { region: "US-NY", postcodes: { from: "10001", to: "10292" } }),
    row("US", 7.25, { region: "US-CA", freightTaxed: false }),
  ]

  test.each<[Place, string]>([
    [place("US", "10001", "US-NY"), "domestic US 8.875"],
    [place("US", "12207", "US-NY"), "domestic US 4"],
    [place("US", "90001", "US-CA"), "domestic US 7.25"],
    [place("US", "97201", "US-OR"), "untaxed null 0"],
    [place("CA", "K1A 0B1", "CA-ON"), "export null 0"],
  ])("a shop in New York sells to %j: %s", (to, treatment) => {
    expect(told(shop(place("US", "10001", "US-NY"), "oss", NEW_YORK), to)).toBe(treatment)
  })

  test("a shop in Germany that pays tax in New York too", () => {
    expect(told(shop(place("DE"), "oss", NEW_YORK), place("US", "10001", "US-NY"))).toBe("zone US 8.875")
  })

  test("freight is taxed where the row says so", () => {
    const settings = shop(place("US", "10001", "US-NY"), "oss", NEW_YORK)
    const isTaxed = (to: Place) => taxTreatment(settings, to, PRIVATE, DAY).freightTaxed
    expect([isTaxed(place("US", "12207", "US-NY")), isTaxed(place("US", "90001", "US-CA"))]).toEqual([true, false])
  })

  test("reduced rates stand beside the standard rate that ships", () => {
    const settings = shop(place("DE"), "oss", [row("FR", null, { reduced: taxRate(55_000) })])
    expect(taxTreatment(settings, place("FR"), PRIVATE, DAY).classes).toEqual({
      standard: 200_000,
      reduced: 55_000,
      zero: 0,
      exempt: 0,
    })
  })

  test("a row for Spain is not meant for the Canary Islands, a row for their postcodes is", () => {
    const spain = row("ES", null, { reduced: taxRate(100_000) })
    const islands = row("ES", 7, { postcodes: { from: "35", to: "35" } })
    const sold = (zones: TaxZone[]) => told(shop(place("ES", "28013"), "oss", zones), place("ES", "35001"))
    expect([sold([spain]), sold([spain, islands])]).toEqual(["export null 0", "zone ES 7"])
  })

  test("Madeira's rate holds within Portugal", () => {
    const madeira = row("PT", 22, { postcodes: { from: "9000", to: "9499" } })
    expect(told(shop(place("PT", "1000-205"), "oss", [madeira]), place("PT", "9000-001"))).toBe("domestic PT 22")
  })
})

test("gross prices contain the rates of the seller's place", () => {
  const reduced = row("DE", null, { reduced: taxRate(70_000) })
  expect(homeRates(shop(place("DE"), "oss", [reduced]), DAY).classes).toMatchObject({
    standard: 190_000,
    reduced: 70_000,
  })
  expect(homeRates(shop(place("US")), DAY).classes.standard).toBe(0)
})

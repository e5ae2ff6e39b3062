import { expect, test } from "vitest"
import { refused } from "../../refusal.ts"
import { readTaxZones, type TaxZoneProblem, type TypedTaxZone } from "./read-tax-zones.ts"

const typed = (row: Partial<TypedTaxZone>): TypedTaxZone => ({
  country: "US",
  region: null,
  postcodes: null,
  validFrom: "2026-01-01",
  standard: "7.25",
  reduced: null,
  freightTaxed: false,
  ...row,
})
const range = (from: string, to: string) => ({ postcodes: { from, to } })

test("a row is read: percents as rates, postcodes as they are compared", () => {
  expect(readTaxZones([typed({ region: "US-NY", reduced: 0, ...range("100-01", "102 92") })])).toEqual([
    {
      country: "US",
      region: "US-NY",
      postcodes: { from: "10001", to: "10292" },
      validFrom: "2026-01-01",
      standard: 72_500,
      reduced: 0,
      freightTaxed: false,
    },
  ])
})

test.each<[TaxZoneProblem["why"], Partial<TypedTaxZone>]>([
  ["country", { country: "usa" }],
  ["country", { country: "" }],
  ["region", { region: "CA-ON" }],
  ["region", { region: "US-" }],
  ["postcodes", range("", "")],
  ["postcodes", range("200", "100")],
  ["postcodes", range("100", "1100")],
  ["validFrom", { validFrom: "2026-02-30" }],
  ["standard", { standard: -1 }],
  ["standard", { standard: 250 }],
  ["standard", { standard: "nineteen" }],
  ["reduced", { reduced: -1 }],
  ["reduced", { reduced: 250 }],
  ["standardNeeded", { standard: null }],
])("refused for its %s: %j", (why, row) => {
  expect(readTaxZones([typed({ region: "US-CA" }), typed(row)])).toEqual(refused("taxZones", [{ row: 1, why }]))
})

test("a country whose standard rate ships needs none", () => {
  expect(readTaxZones([typed({ country: "FR", standard: null, reduced: "5.5" })])).toMatchObject([{ standard: null }])
})

test("everything that is wrong is said at once", () => {
  expect(readTaxZones([typed({ standard: -1 }), typed({}), typed({ country: "?" })])).toEqual(
    refused("taxZones", [
      { row: 0, why: "standard" },
      { row: 2, why: "country" },
    ]),
  )
})

test.each<[string, Partial<TypedTaxZone>, Partial<TypedTaxZone>]>([
  ["the same area on the same day", {}, {}],
  ["the same region on the same day", { region: "US-NY" }, { region: "US-NY" }],
  ["postcodes that meet", range("10001", "10292"), range("10292", "10500")],
  ["postcodes within others", range("10", "12"), range("11500", "11600")],
  ["postcodes that meet, from another day on", range("10", "12"), { ...range("11", "13"), validFrom: "2027-01-01" }],
])("refused as overlapping: %s", (_, one, other) => {
  expect(readTaxZones([typed(one), typed(other)])).toEqual(refused("taxZones", [{ row: 1, why: "overlap", with: 0 }]))
})

test.each<[string, Partial<TypedTaxZone>, Partial<TypedTaxZone>]>([
  ["a later rate of the same area", {}, { validFrom: "2027-01-01" }],
  ["a later rate of the same postcodes", range("10", "12"), { ...range("10", "12"), validFrom: "2027-01-01" }],
  ["a country and its region", {}, { region: "US-NY" }],
  ["a region and postcodes in it", { region: "US-NY" }, { region: "US-NY", ...range("10001", "10292") }],
  ["postcodes beside each other", range("10001", "10292"), range("10293", "10500")],
  ["two countries", { country: "US" }, { country: "CA" }],
])("allowed: %s", (_, one, other) => {
  expect(readTaxZones([typed(one), typed(other)])).toHaveLength(2)
})

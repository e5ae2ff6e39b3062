import { describe, expect, test } from "vitest"
import { addressLayout } from "./address-layout.ts"

const fieldsOf = (country: string, hasRegions: boolean) =>
  addressLayout(country, hasRegions).places.map(({ field }) => field)

test.each([
  ["US", true, ["street", "streetMore", "city", "region", "postcode"]],
  ["BR", true, ["street", "streetMore", "city", "region", "postcode"]],
  ["DE", false, ["street", "streetMore", "postcode", "city"]],
  ["GB", false, ["street", "streetMore", "postcode", "city"]],
  ["JP", true, ["postcode", "region", "city", "street", "streetMore"]],
  ["CN", true, ["postcode", "region", "city", "street", "streetMore"]],
  ["HK", false, ["street", "streetMore", "city"]],
  ["AE", false, ["street", "streetMore", "city"]],
])("an address in %s (with regions: %s) is written as %j", (country, hasRegions, fields) => {
  expect(fieldsOf(country, hasRegions)).toEqual(fields)
})

test.each([
  ["US", "state", "zip", false],
  ["CA", "province", "postcode", false],
  ["JP", "prefecture", "postcode", true],
  ["CN", "province", "postcode", true],
  ["AU", "state", "postcode", false],
  ["DE", "state", "postcode", false],
])("in %s one says %s and %s; the name comes last: %s", (country, regionName, postcodeName, isNameLast) => {
  expect(addressLayout(country, true)).toMatchObject({ regionName, postcodeName, isNameLast })
})

describe("rows", () => {
  test.each(["US", "DE", "JP", "HK"])("the fields of %s fill whole rows of six columns", (country) => {
    const widths = addressLayout(country, country === "US" || country === "JP").places.map(({ width }) => width)
    let column = 0
    for (const width of widths) {
      column += width
      expect(column).toBeLessThanOrEqual(6)
      if (column === 6) column = 0
    }
    expect(column).toBe(0)
  })
})

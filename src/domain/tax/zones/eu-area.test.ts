import { expect, test } from "vitest"
import { EU_COUNTRIES, euAreaOf } from "./eu-area.ts"

test("the Union has 27 member states", () => {
  expect(new Set(EU_COUNTRIES).size).toBe(27)
})

test.each(EU_COUNTRIES)("%s is in the Union", (country) => {
  expect(euAreaOf({ country, postcode: "10115" })).toBe(country)
})

test.each([
  ["GB", "SW1A 1AA", null],
  ["GB", "bt1 5gs", "XI"],
  ["MC", "98000", "FR"],
  ["ES", "28013", "ES"],
  ["ES", "35001", null],
  ["ES", "51001", null],
  ["FI", "22100", null],
  ["AX", "22100", null],
  ["FR", "97100", null],
  ["RE", "97400", null],
  ["DE", "27498", null],
  ["DE", "78266", null],
  ["IT", "23041", null],
  ["GR", "630 86", null],
  ["PT", "9000-001", "PT"],
  ["CH", "8001", null],
  ["NO", "0150", null],
  ["US", "10001", null],
])("%s %s is in %s", (country, postcode, area) => {
  expect(euAreaOf({ country, postcode })).toBe(area)
})

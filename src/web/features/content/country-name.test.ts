import { expect, test } from "vitest"
import { countryName } from "./country-name.ts"

test.each([
  ["US", "en", "United States"],
  ["de", "fr", "Allemagne"],
  ["Deutschland, Österreich", "en", "Deutschland, Österreich"],
  ["", "en", ""],
  ["U$", "en", "U$"],
  ["1", "en", "1"],
])("%s in %s is %s", (country, iso, name) => {
  expect(countryName(country, iso)).toBe(name)
})

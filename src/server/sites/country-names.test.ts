import { expect, test } from "vitest"
import { countryOf } from "./country-names.ts"

test.each([
  ["ara", "JO", "الأردن"],
  ["de", "JO", "Jordanien"],
  ["en", "US-ME", "United States"],
  ["ara", "", "as it was frozen"],
])("in %s the country of %s is %s", (language, regionCode, name) => {
  expect(countryOf({ regionCode, countryName: "as it was frozen" }, language)).toBe(name)
})

import { expect, test } from "vitest"
import { romanNumeral } from "./roman-numeral.ts"

test.each([
  [1, "I"],
  [4, "IV"],
  [9, "IX"],
  [14, "XIV"],
  [40, "XL"],
  [99, "XCIX"],
  [417, "CDXVII"],
  [1000, "M"],
])("page %i is %s", (number, written) => {
  expect(romanNumeral(number)).toBe(written)
})

import { expect, test } from "vitest"
import { areaOfVatNumber } from "./vat-number.ts"

test.each([
  ["DE123456789", "DE"],
  ["EL123456789", "GR"],
  ["XI123456789", "XI"],
  ["GB123456789", null],
  ["GR123456789", null],
  ["CHE123456789", null],
])("%s was given by %s", (number, area) => {
  expect(areaOfVatNumber(number)).toBe(area)
})

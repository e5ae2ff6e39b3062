import { expect, test } from "vitest"
import { isPostcode } from "./postcode.ts"

test.each([
  ["US", ["04101", "04101-1234", "04101 1234", "041011234", " 04101 "], ["4101", "0410", "04101-12", "ABCDE", ""]],
  [
    "GB",
    ["SW1A 1AA", "sw1a1aa", "M1 1AE", "B33 8TH", "CR2 6XH", "DN55 1PT", "W1A 0AX", "GIR 0AA"],
    ["SW1A", "1AA SW1"],
  ],
  ["CA", ["K1A 0B1", "k1a0b1", "V6B-4Y8"], ["D1A 0B1", "K1A 0B", "12345"]],
  ["DE", ["10115", "01067"], ["1011", "D-10115", "101150"]],
  ["FR", ["75008", "20 000"], ["7500", "F75008"]],
  ["ES", ["28013", "01001", "52001"], ["53000", "00100"]],
  ["NL", ["1012 AB", "1012ab"], ["0123 AB", "1012 A"]],
  ["IE", ["D02 AF30", "A65F4E2", "D6W XY00"], ["D02", "Z02 AF30"]],
  ["PT", ["1000-205", "1000205"], ["1000", "1000-20"]],
  ["PL", ["00-950", "00950"], ["0-950"]],
  ["SE", ["111 22", "11122"], ["1112"]],
  ["JP", ["100-0001", "1000001"], ["100-001"]],
  ["BR", ["01310-100", "01310100"], ["01310"]],
  ["AR", ["C1425CLA", "1425", "B1640"], ["I1425CLA", "14255"]],
  ["IN", ["110001", "110 001"], ["010001", "11000"]],
  ["TW", ["100", "10048", "106-609"], ["10"]],
  ["LV", ["LV-1010", "LV1010", "1010"], ["LV-101"]],
])("%s takes %j and not %j", (country, good, bad) => {
  expect(good.filter((postcode) => !isPostcode(country, postcode))).toEqual([])
  expect(bad.filter((postcode) => isPostcode(country, postcode))).toEqual([])
})

test("where the country has no postcodes, or none that we know, nearly anything will do", () => {
  for (const postcode of ["", "999077", "AB 12", "ضاحية 4"]) expect(isPostcode("HK", postcode)).toBe(true)
  for (const postcode of ["<b>", "'; --", "-"]) expect(isPostcode("HK", postcode)).toBe(false)
})

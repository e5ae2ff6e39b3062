import { expect, test } from "vitest"
import { refused } from "../refusal.ts"
import { grossAtRate, parseTaxRate, percentText, taxOnTop, taxRate, taxWithin } from "./tax-rate.ts"

test.each([
  ["19", 190_000, "19"],
  [19, 190_000, "19"],
  ["25.5", 255_000, "25.5"],
  ["8.875", 88_750, "8.875"],
  ["8.9875", 89_875, "8.9875"],
  ["0.5", 5_000, "0.5"],
  ["0", 0, "0"],
  ["100", 1_000_000, "100"],
])("%s %% are %i millionths, written %s", (percent, millionths, text) => {
  expect(parseTaxRate(percent)).toBe(millionths)
  expect(percentText(taxRate(millionths))).toBe(text)
})

test.each([-1, 250, "100.0001", "8.98755", "19 %", "19,5", "", "x", Number.NaN, 1e-7, Infinity])(
  "%s is no rate",
  (percent) => {
    expect(parseTaxRate(percent)).toEqual(refused("notTaxRate"))
  },
)

test.each([-1, 0.5, 1_000_001, Number.NaN])("%d millionths are no rate", (millionths) => {
  expect(() => taxRate(millionths)).toThrow(RangeError)
})

test.each([
  // gross, rate, tax within
  [11_900, 190_000, 1_900],
  [10_700, 70_000, 700],
  [10_000, 190_000, 1_597],
  [100, 255_000, 20],
  [1, 190_000, 0],
  [4, 190_000, 1],
  [0, 190_000, 0],
  [10_000, 0, 0],
])("%i gross at %i contain %i", (gross, rate, tax) => {
  expect(taxWithin(gross, taxRate(rate))).toBe(tax)
})

test.each([
  [10_000, 190_000, 1_900],
  [10_000, 88_750, 888],
  [10_000, 0, 0],
  [3, 190_000, 1],
  [2, 190_000, 0],
])("on %i net at %i come %i", (net, rate, tax) => {
  expect(taxOnTop(net, taxRate(rate))).toBe(tax)
})

test.each([
  [11_900, 190_000, 200_000, 12_000],
  [11_900, 190_000, 0, 10_000],
  [11_900, 190_000, 190_000, 11_900],
  [10_000, 0, 81_000, 10_810],
])("%i with %i at %i: %i", (gross, from, to, result) => {
  expect(grossAtRate(gross, taxRate(from), taxRate(to))).toBe(result)
})

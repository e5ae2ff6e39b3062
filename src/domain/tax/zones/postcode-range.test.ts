import { expect, test } from "vitest"
import { doRangesMeet, isInRange, plainPostcode } from "./postcode-range.ts"

test.each([
  ["10001-1234", "100011234"],
  [" sw1a 1aa ", "SW1A1AA"],
  ["", ""],
])("%s is compared as %s", (postcode, plain) => {
  expect(plainPostcode(postcode)).toBe(plain)
})

test.each([
  ["10001", "10001", "10292", true],
  ["10292", "10001", "10292", true],
  ["10293", "10001", "10292", false],
  ["10001-1234", "10001", "10001", true],
  ["1000", "10001", "10292", false],
  ["bt1 5gs", "BT", "BT", true],
  ["k1a 0b1", "K1A", "K2Z", true],
  ["L1A 0B1", "K1A", "K2Z", false],
  ["", "10001", "10292", false],
])("%s lies in %s to %s: %s", (postcode, from, to, is) => {
  expect(isInRange(postcode, { from, to })).toBe(is)
})

test.each([
  ["1000", "1999", "2000", "2999", false],
  ["1000", "1999", "1999", "2999", true],
  ["1000", "1999", "1200", "1300", true],
  ["10", "12", "12500", "12600", true],
  ["10", "12", "13000", "13100", false],
])("%s to %s and %s to %s meet: %s", (from, to, otherFrom, otherTo, meet) => {
  expect(doRangesMeet({ from, to }, { from: otherFrom, to: otherTo })).toBe(meet)
  expect(doRangesMeet({ from: otherFrom, to: otherTo }, { from, to })).toBe(meet)
})

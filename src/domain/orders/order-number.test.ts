import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isOrderNumber, ORDER_NUMBER_ALPHABET, orderNumber, tidyOrderNumber } from "./order-number.ts"

const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 })
const date = fc.date({ min: new Date("2000-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })

describe("orderNumber", () => {
  test("shows the date and thirteen letters", () => {
    const none = orderNumber("2026-03-14", new Uint8Array(16))
    expect(none).toBe("20260314-2222222222222")
    const one = orderNumber("2026-03-14", new Uint8Array(16).fill(1, 15))
    expect(one).toBe("20260314-3222222222222")
  })

  test("has no letter that is taken for another", () => {
    expect(ORDER_NUMBER_ALPHABET).not.toMatch(/[0O1ILU]/)
    expect(new Set(ORDER_NUMBER_ALPHABET).size).toBe(30)
  })

  test("hides at least 60 random bits", () => {
    const [, letters = ""] = orderNumber("1970-01-01", new Uint8Array(16)).split("-")
    expect(letters.length * Math.log2(30)).toBeGreaterThanOrEqual(60)
  })

  test("refuses to be made of too little chance", () => {
    expect(() => orderNumber("1970-01-01", new Uint8Array(15))).toThrow(RangeError)
  })

  test("is always an order number, and typed carelessly still the same one", () => {
    fc.assert(
      fc.property(date, bytes, (day, random) => {
        const number = orderNumber(day.toISOString().slice(0, 10), random)
        expect(isOrderNumber(number)).toBe(true)
        expect(tidyOrderNumber(` ${number.toLowerCase().replace("-", " ")}`)).toBe(number)
      }),
    )
  })

  test("every random letter counts: other low bits give another number", () => {
    const low = fc.bigInt({ min: 0n, max: 2n ** 63n - 1n })
    const toBytes = (value: bigint) =>
      Uint8Array.from({ length: 16 }, (_, index) => Number((value >> BigInt(8 * (15 - index))) & 255n))
    fc.assert(
      fc.property(low, low, (a, b) => {
        const same = orderNumber("1970-01-01", toBytes(a)) === orderNumber("1970-01-01", toBytes(b))
        expect(same).toBe(a === b)
      }),
    )
  })
})

describe("isOrderNumber", () => {
  test.each([
    ["20260314-ABCDEFGHJKMNP", true],
    ["20240229-ABCDEFGHJKMNP", true],
    ["20260229-ABCDEFGHJKMNP", false],
    ["20261301-ABCDEFGHJKMNP", false],
    ["20260300-ABCDEFGHJKMNP", false],
    ["20260314-ABCDEFGHJKMN", false],
    ["20260314-ABCDEFGHJKMNPQ", false],
    ["20260314ABCDEFGHJKMNP", false],
    ["20260314-abcdefghjkmnp", false],
    ["20260314-ABCDEFGHJKMN0", false],
    ["20260314-ABCDEFGHJKMNO", false],
    ["20260314-ABCDEFGHJKMN1", false],
    ["20260314-ABCDEFGHJKMNI", false],
    ["20260314-ABCDEFGHJKMNL", false],
    ["20260314-ABCDEFGHJKMNU", false],
    ["20260314-ABCDEFGHJKMNP\n", false],
    ["' OR 1=1 --", false],
    ["", false],
  ])("%j: %s", (text, is) => {
    expect(isOrderNumber(text)).toBe(is)
  })
})

test.each([
  ["20260314-ABCDEFGHJKMNP", "20260314-ABCDEFGHJKMNP"],
  ["\t20260314abcdefghjkmnp\n", "20260314-ABCDEFGHJKMNP"],
  ["20260314 - abcdefghjkmnp", "20260314-ABCDEFGHJKMNP"],
  ["20260230-ABCDEFGHJKMNP", null],
  ["12345", null],
  ["", null],
])("a shopper who types %j means %j", (typed, number) => {
  expect(tidyOrderNumber(typed)).toBe(number)
})

import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  atLeastZero,
  cents,
  decimalText,
  divideHalfUp,
  fromDecimal,
  fromExact,
  greater,
  isApiDecimal,
  isMoney,
  lesser,
  minus,
  money,
  parseMoney,
  percentOf,
  share,
  sum,
  times,
  toDecimal,
} from "./money.ts"

const amount = fc.integer({ min: 0, max: 999_999_999_999 }).map(cents)
const anyAmount = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }).map(cents)

describe("parseMoney", () => {
  test.each([
    [0, 0],
    ["0", 0],
    ["-0", 0],
    [12, 1200],
    [12.3, 1230],
    ["12.30", 1230],
    ["0.07", 7],
    [1.1, 110],
    [8.29, 829], // 8.29 * 100 is 828.9999999999999 in floats
    [1.15, 115],
    [-3.5, -350],
    ["0012.00", 1200],
    ["9999999999999.99", 999_999_999_999_999],
    [9_999_999_999_999.99, 999_999_999_999_999],
  ])("%j is %d cents", (decimal, cents) => {
    expect(parseMoney(decimal)).toBe(cents)
  })

  test.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    0.001,
    0.1 + 0.2,
    1e21,
    1e-7,
    10_000_000_000_000,
    "10000000000000.00",
    "12.345",
    "12.300",
    "",
    " ",
    " 12",
    "12.",
    ".5",
    "1,234.00",
    "1e3",
    "0x10",
    "+5",
    "--5",
    "12 USD",
  ])("%j is refused", (decimal) => {
    expect(parseMoney(decimal)).toEqual({ refused: "notMoney" })
    expect(() => money(decimal)).toThrow(RangeError)
  })
})

describe("decimals", () => {
  test.each([
    [12.3, true],
    [0, true],
    [-0.05, true],
    [12.345, false],
    [Number.NaN, false],
    [10_000_000_000_000, false],
  ])("%d is a decimal of the API: %s", (sent, isOne) => {
    expect(isApiDecimal(sent)).toBe(isOne)
  })

  test.each([
    [0, "0.00", 0],
    [7, "0.07", 0.07],
    [70, "0.70", 0.7],
    [1230, "12.30", 12.3],
    [-5, "-0.05", -0.05],
    [-12_345, "-123.45", -123.45],
    [999_999_999_999_999, "9999999999999.99", 9_999_999_999_999.99],
  ])("%d cents are %s", (count, text, number) => {
    expect(decimalText(cents(count))).toBe(text)
    expect(toDecimal(cents(count))).toBe(number)
  })

  test("writing and reading gives the cents back, as text and through JSON", () => {
    fc.assert(
      fc.property(anyAmount, (whole) => {
        expect(parseMoney(decimalText(whole))).toBe(whole)
        expect(fromDecimal(JSON.parse(JSON.stringify(toDecimal(whole))))).toBe(whole)
      }),
    )
  })

  test.each([1.5, Number.NaN, 1_000_000_000_000_000])("%d is no amount", (count) => {
    expect(() => cents(count)).toThrow(RangeError)
    expect(isMoney(count)).toBe(false)
  })
})

describe("sum and times", () => {
  test.each([
    [[], 0],
    [[1, 2, 3], 6],
    [[10, 20, -30], 0],
  ])("sum of %j is %d", (amounts, total) => {
    expect(sum(amounts.map(cents))).toBe(total)
  })

  test("ten times 0.10 is 1.00", () => {
    expect(times(money(0.1), 10)).toBe(100)
  })

  test("an amount beyond what money holds throws instead of losing cents", () => {
    expect(() => sum([cents(999_999_999_999_999), cents(1)])).toThrow(RangeError)
    expect(() => times(cents(999_999_999_999_999), 2)).toThrow(RangeError)
    expect(() => minus(cents(-999_999_999_999_999), cents(1))).toThrow(RangeError)
    expect(() => times(cents(100), 1.5)).toThrow(RangeError)
  })
})

describe("minus, lesser, greater and atLeastZero", () => {
  test.each([
    [500, 200, 300, 200, 500],
    [200, 500, -300, 200, 500],
    [200, 200, 0, 200, 200],
    [0, -5, 5, -5, 0],
  ])("of %d and %d", (one, other, left, least, most) => {
    expect(minus(cents(one), cents(other))).toBe(left)
    expect(lesser(cents(one), cents(other))).toBe(least)
    expect(greater(cents(one), cents(other))).toBe(most)
  })

  test.each([
    [-1, 0],
    [0, 0],
    [7, 7],
  ])("%d is at least zero as %d", (count, expected) => {
    expect(atLeastZero(cents(count))).toBe(expected)
  })
})

describe("percentOf", () => {
  test.each([
    [1000, 100, 1000],
    [1000, 0, 0],
    [999, 50, 500], // 499.5 rounds up
    [997, 50, 499], // 498.5 rounds up, not to even
    [10, 15, 2],
    [10, 14, 1],
    [1, 49.99, 0],
    [1, 50, 1],
    [10_000, 87.5, 8750],
    [10_000, 33.33, 3333],
    [999_999_999_999_999, 100, 999_999_999_999_999],
  ])("%d cents at %d %% are %d", (count, percent, expected) => {
    expect(percentOf(cents(count), percent)).toBe(expected)
  })

  test("a percent with three digits throws", () => {
    expect(() => percentOf(cents(100), 12.345)).toThrow(RangeError)
  })
})

describe("divideHalfUp", () => {
  test.each([
    [5n, 10n, 1n],
    [4n, 10n, 0n],
    [15n, 10n, 2n],
    [25n, 10n, 3n],
    [-5n, 10n, -1n],
    [-4n, 10n, 0n],
    [1n, 3n, 0n],
    [2n, 3n, 1n],
  ])("%s / %s is %s", (dividend, divisor, quotient) => {
    expect(divideHalfUp(dividend, divisor)).toBe(quotient)
  })

  test("nothing is divided by zero", () => {
    expect(() => divideHalfUp(1n, 0n)).toThrow(RangeError)
  })
})

describe("share", () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [100, [1, 2], [33, 67]],
    [10, [999, 1], [10, 0]],
    [1, [1, 3], [0, 1]],
    [500, [0, 5, 0], [0, 500, 0]],
    [0, [1, 2], [0, 0]],
    [0, [0, 0], [0, 0]],
    [0, [], []],
    [7, [3], [7]],
  ])("%d among %j is %j", (whole, weights, parts) => {
    expect(share(cents(whole), weights)).toEqual(parts)
  })

  test.each([
    [1, []],
    [1, [0, 0]],
    [-1, [1]],
    [1, [2, -1]],
  ])("%d among %j throws", (whole, weights) => {
    expect(() => share(cents(whole), weights)).toThrow(RangeError)
  })

  const weights = fc.array(amount, { minLength: 1, maxLength: 20 }).filter((list) => list.some((weight) => weight > 0))

  test("the parts sum to the whole and none is negative", () => {
    fc.assert(
      fc.property(amount, weights, (whole, list) => {
        const parts = share(whole, list)
        expect(sum(parts)).toBe(whole)
        expect(parts.every((part) => part >= 0)).toBe(true)
      }),
    )
  })

  test("a reduction that does not exceed the lines never takes more from a line than it costs", () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 10_000 }), (list, tenThousandths) => {
        const whole = fromExact((BigInt(sum(list)) * BigInt(tenThousandths)) / 10_000n)
        share(whole, list).forEach((part, index) => {
          expect(part).toBeLessThanOrEqual(list[index] ?? -1)
        })
      }),
    )
  })

  test("every part is less than one cent from its exact quota", () => {
    fc.assert(
      fc.property(amount, weights, (whole, list) => {
        const total = list.reduce((all, weight) => all + BigInt(weight), 0n)
        share(whole, list).forEach((part, index) => {
          const distance = BigInt(part) * total - BigInt(whole) * BigInt(list[index] ?? 0)
          expect(distance < total && distance > -total).toBe(true)
        })
      }),
    )
  })
})

import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { charged } from "./charged-amount.ts"
import { isRate, rawAmount, renderAmount, renderPrice, shownAmount } from "./currency.ts"
import { cents, parseMoney, ZERO } from "./money.ts"

const dollar = { code: "USD", symbol: "$", rate: "1" }
const euro = { code: "EUR", symbol: "€", rate: "1.08" }
const amount = fc.integer({ min: 1, max: 999_999_999_999_999 }).map(cents)

describe("isRate", () => {
  test.each(["1", "1.0", "0.5", "7.12345678", "0.00000001", "1.00000000", "9999999999.99999999"])(
    "%s is one",
    (rate) => {
      expect(isRate(rate)).toBe(true)
    },
  )

  test.each(["0", "0.00000000", "-1", "", " 1", "1.", ".5", "1e3", "NaN", "1.123456789", "12345678901", "1,5"])(
    "%j is none",
    (rate) => {
      expect(isRate(rate)).toBe(false)
      expect(() => shownAmount(cents(100), { code: "EUR", rate })).toThrow(RangeError)
    },
  )
})

describe("shownAmount divides the raw price by the rate", () => {
  test.each([
    [1000, "1", 1000],
    [1000, "1.00000000", 1000],
    [1080, "1.08", 1000],
    [1000, "2", 500],
    [999, "2", 500], // 499.5 rounds up
    [1000, "3", 333],
    [2000, "3", 667],
    [1000, "0.1", 10_000],
    [1, "0.00000001", 100_000_000],
    [1, "1000", 0],
    [-999, "2", -500],
    [0, "1.08", 0],
  ])("%d cents at %s show as %d", (raw, rate, shown) => {
    expect(shownAmount(cents(raw), { code: "EUR", rate })).toBe(shown)
  })

  test.each([
    // 42 dollars, a yen costing two thirds of a cent: no digits after the point.
    [4200, "JPY", "0.0067", 6269],
    [1, "JPY", "0.0067", 1],
    [1, "JPY", "0.03", 0],
    [150, "JPY", "1", 2], // 1.5 rounds up
    // A dinar of 3.25 dollars: three digits.
    [4200, "KWD", "3.25", 12_923],
    [1, "KWD", "3.25", 3],
    [1234, "KWD", "1", 12_340],
  ])("%d cents show in %s at %s as %d of its smallest units", (raw, code, rate, shown) => {
    expect(shownAmount(cents(raw), { code, rate })).toBe(shown)
  })

  test("a dearer thing never shows as cheaper", () => {
    const rate = fc.integer({ min: 1, max: 10 ** 10 }).map((scaled) => (scaled / 1e8).toFixed(8))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 5 }), fc.integer({ min: 0, max: 10 ** 5 }), rate, (raw, more, by) => {
        for (const code of ["EUR", "JPY", "KWD"]) {
          const shown = (amount: number) => shownAmount(cents(amount), { code, rate: by })
          expect(shown(raw + more)).toBeGreaterThanOrEqual(shown(raw))
        }
      }),
    )
  })
})

describe("rawAmount multiplies what the shopper names by the rate", () => {
  test.each([
    [1000, "1", 1000],
    [1000, "1.08", 1080],
    [500, "2", 1000],
    [3, "0.5", 2], // 1.5 rounds up
    [0, "1.08", 0],
  ])("%d cents at %s are %d", (shown, rate, raw) => {
    expect(rawAmount(charged(shown), { code: "EUR", rate })).toBe(raw)
  })

  test("where a unit is worth at least one of the base currency nothing is lost on the way there and back", () => {
    const rate = fc.integer({ min: 10 ** 8, max: 10 ** 12 }).map((scaled) => (scaled / 1e8).toFixed(8))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), rate, (shown, by) => {
        const currency = { code: "EUR", rate: by }
        expect(shownAmount(rawAmount(charged(shown), currency), currency)).toBe(shown)
      }),
    )
  })

  test("a rate that is none is refused", () => {
    expect(() => rawAmount(charged(100), { code: "EUR", rate: "0" })).toThrow(RangeError)
  })
})

describe("renderPrice", () => {
  test.each([
    [123_456_789, dollar, "$1,234,567.89"],
    [100_000, dollar, "$1,000.00"],
    [99_999, dollar, "$999.99"],
    [5, dollar, "$0.05"],
    [50, dollar, "$0.50"],
    [108_000, euro, "€1,000.00"],
    [100, euro, "€0.93"],
    [123_400, { code: "CHF", symbol: "CHF ", rate: "1" }, "CHF 1,234.00"],
    [123_400, { code: "CHF", symbol: "CHF", rate: "1" }, "CHF\u00a01,234.00"],
    [45_500, { code: "AED", symbol: "د.إ", rate: "1" }, "د.إ\u00a0455.00"],
  ])("%d cents as %o are %s", (raw, currency, text) => {
    expect(renderPrice(cents(raw), currency)).toBe(text)
  })

  test.each([ZERO, null, undefined])("%s renders nothing", (raw) => {
    expect(renderPrice(raw, dollar)).toBe("")
  })

  test("a price that the rate shrinks to nothing renders nothing rather than a free offer", () => {
    expect(renderPrice(cents(1), { code: "BIG", symbol: "B", rate: "1000" })).toBe("")
  })

  test("other separators on request", () => {
    expect(renderPrice(cents(123_456_789), euro, { group: ".", decimal: "," })).toBe("€1.143.118,42")
  })

  test("a rendered price reads back as its cents", () => {
    fc.assert(
      fc.property(amount, (raw) => {
        const digits = renderPrice(raw, dollar).replace("$", "").replaceAll(",", "")
        expect(parseMoney(digits)).toBe(raw)
      }),
    )
  })

  test("the integer part is grouped by three", () => {
    fc.assert(
      fc.property(amount, (raw) => {
        expect(renderPrice(raw, dollar)).toMatch(/^\$\d{1,3}(,\d{3})*\.\d{2}$/)
      }),
    )
  })
})

test.each([
  [123_456_700, { code: "JPY", symbol: "¥", rate: "0.0067" }, "¥184,263,731"],
  [1000, { code: "JPY", symbol: "¥", rate: "0.01" }, "¥1,000"],
  [100_000, { code: "KWD", symbol: "KD ", rate: "3.25" }, "KD 307.692"],
  [1, { code: "JPY", symbol: "¥", rate: "1" }, ""],
])("%d cents are rendered with the digits of %j: %s", (raw, currency, text) => {
  expect(renderPrice(cents(raw), currency)).toBe(text)
})

describe("renderAmount always renders", () => {
  test.each([
    [0, "JPY", "$0"],
    [1234, "JPY", "$1,234"],
    [-1234, "KWD", "-$1.234"],
  ])("%d of %s is %s", (shown, code, text) => {
    expect(renderAmount(charged(shown), { code, symbol: "$" })).toBe(text)
  })

  test.each([
    [0, "$0.00"],
    [-500, "-$5.00"],
    [-123_456, "-$1,234.56"],
    [100, "$1.00"],
  ])("%d is %s", (shown, text) => {
    expect(renderAmount(charged(shown), dollar)).toBe(text)
  })
})

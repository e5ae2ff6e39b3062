import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { cents } from "../pricing/money.ts"
import { UTC } from "../time-zone.ts"
import { zoneOffsets } from "../zone-offsets.ts"
import {
  applyCoupon,
  couponEndOf,
  couponKindOf,
  couponPercentOff,
  couponReceiptLabels,
  couponReceiptOf,
  couponReduction,
  couponState,
} from "./coupon.ts"

const now = new Date("2026-05-15T12:00:00Z")
const fiveOff = { kind: "fullReduction", fullReduction: cents(5000), amount: cents(500) } as const
const tenPercent = { kind: "percentage", discount: 90 } as const
const quarter = { kind: "percentage", discount: 75, fullReduction: cents(20_000) } as const
const mine = { id: 1, name: "Welcome", used: false, endAt: null }

describe("codes", () => {
  test.each([
    ["1", "fullReduction"],
    [1, "fullReduction"],
    ["2", "percentage"],
    [2, "percentage"],
    ["", "percentage"],
    [undefined, "percentage"],
  ] as const)("type %j is %s", (code, kind) => {
    expect(couponKindOf(code)).toBe(kind)
  })

  test.each([
    ["1", "signUp", "signUpAndReceive"],
    [1, "signUp", "signUpAndReceive"],
    ["2", "checkOut", "checkOutAndReceive"],
    [null, "checkOut", "checkOutAndReceive"],
  ] as const)("receive type %j is %s", (code, receipt, label) => {
    expect(couponReceiptOf(code)).toBe(receipt)
    expect(couponReceiptLabels[couponReceiptOf(code)]).toBe(label)
  })
})

describe("couponEndOf", () => {
  test.each([
    ["2026-05-15", "2026-05-16T00:00:00.000Z"],
    ["2026/05/15", "2026-05-16T00:00:00.000Z"],
    ["2026-05-15T10:00:00Z", "2026-05-15T10:00:00.000Z"],
    ["2026-05-15T10:00:00.123Z", "2026-05-15T10:00:00.123Z"],
    ["2026-05-15 23:59:59", "2026-05-15T23:59:59.000Z"],
    ["2026-05-15 23:59", "2026-05-15T23:59:00.000Z"],
    ["2026-05-15T10:00:00+02:00", "2026-05-15T08:00:00.000Z"],
    [" 2026-05-15 ", "2026-05-16T00:00:00.000Z"],
  ])("%s ends at %s", (text, end) => {
    expect(couponEndOf(text, UTC)?.toISOString()).toBe(end)
  })

  test.each([
    ["Europe/Berlin", "2026-11-30", "2026-11-30T23:00:00.000Z"],
    ["Europe/Berlin", "2026-03-29", "2026-03-29T22:00:00.000Z"], // a day of 23 hours
    ["Europe/Berlin", "2026-10-25", "2026-10-25T23:00:00.000Z"], // and one of 25
    ["America/Los_Angeles", "2026-11-30", "2026-12-01T08:00:00.000Z"],
    ["Asia/Tokyo", "2026-12-31", "2026-12-31T15:00:00.000Z"],
    ["Asia/Tokyo", "2026-05-15 23:59", "2026-05-15T14:59:00.000Z"],
    ["Asia/Tokyo", "2026-05-15T10:00:00Z", "2026-05-15T10:00:00.000Z"],
    ["America/Santiago", "2026-09-05", "2026-09-06T04:00:00.000Z"], // the next day begins at one o'clock
  ])("by the clocks of %s %s ends at %s", (zone, text, end) => {
    expect(couponEndOf(text, zoneOffsets(zone, now))?.toISOString()).toBe(end)
  })

  test.each([
    "",
    "permanent",
    "coupon 1",
    "0",
    "0000-00-00",
    "0000-00-00 00:00:00",
    "2026-13-01",
    "2026-02-30",
    null,
    undefined,
  ])("%j is permanent", (text) => {
    expect(couponEndOf(text, UTC)).toBeNull()
  })
})

test.each([
  [false, null, "available"],
  [false, "2026-05-15T12:00:00.001Z", "available"],
  [false, "2026-05-15T12:00:00.000Z", "expired"],
  [false, "2026-05-15", "available"], // its last day
  [false, "2026-05-14", "expired"],
  [false, "forever", "available"],
  [true, null, "used"],
  [true, "2026-05-14", "used"], // used wins over expired
] as const)("used %s, end %s: %s", (used, end, state) => {
  expect(couponState({ used, endAt: couponEndOf(end, UTC) }, now)).toBe(state)
})

test.each([
  [90, 10],
  [1, 99],
  [87.55, 12.45],
  [100, 0],
  [null, 0],
  [0, 0],
])("a discount of %s shows as %d percent off", (discount, shown) => {
  expect(couponPercentOff({ kind: "percentage", discount })).toBe(shown)
})

describe("couponReduction", () => {
  test.each([
    [fiveOff, 4999, 0],
    [fiveOff, 5000, 500],
    [fiveOff, 100_000, 500],
    [{ ...fiveOff, fullReduction: cents(0) }, 300, 300],
    [{ ...fiveOff, fullReduction: null }, 600, 500],
    [{ kind: "fullReduction", fullReduction: cents(5000) }, 5000, 0],
    [{ ...fiveOff, amount: cents(-500) }, 5000, 0],
    [tenPercent, 10_000, 1000],
    [tenPercent, 995, 99],
    [tenPercent, 0, 0],
    [{ kind: "percentage" }, 10_000, 0],
    [{ kind: "percentage", discount: 90, amount: cents(500) }, 10_000, 1000],
    // "A quarter off from $200" takes nothing off 6.66.
    [quarter, 666, 0],
    [quarter, 19_999, 0],
    [quarter, 20_000, 5000],
    [{ ...quarter, fullReduction: null }, 666, 166],
  ] as const)("%j on %d takes %d off", (coupon, amount, off) => {
    expect(couponReduction(coupon, cents(amount))).toBe(off)
  })

  test("it is never negative and never more than the amount", () => {
    const coupon = fc.record({
      kind: fc.constantFrom("fullReduction" as const, "percentage" as const),
      fullReduction: fc.option(fc.nat(10_000).map(cents)),
      amount: fc.option(fc.integer({ min: -100, max: 50_000 }).map(cents)),
      discount: fc.option(fc.integer({ min: -10, max: 120 })),
    })
    fc.assert(
      fc.property(coupon, fc.nat(20_000), (value, amount) => {
        const off = couponReduction(value, cents(amount))
        expect(off).toBeGreaterThanOrEqual(0)
        expect(off).toBeLessThanOrEqual(amount)
      }),
    )
  })
})

test.each([
  ["available", { ...mine, ...fiveOff }, 5000, 500],
  ["percentage", { ...mine, ...tenPercent }, 1000, 100],
  ["used", { ...mine, ...fiveOff, used: true }, 5000, { refused: "couponInvalid", details: { why: "used" } }],
  ["expired", { ...mine, ...fiveOff, endAt: now }, 5000, { refused: "couponInvalid", details: { why: "expired" } }],
  [
    "below its amount",
    { ...mine, ...fiveOff },
    4200,
    { refused: "couponInvalid", details: { why: "belowAmount", missing: 800 } },
  ],
  [
    "a percentage below its amount",
    { ...mine, ...quarter },
    666,
    { refused: "couponInvalid", details: { why: "belowAmount", missing: 19_334 } },
  ],
  ["a percentage at its amount", { ...mine, ...quarter }, 20_000, 5000],
])("applyCoupon: %s", (_case, coupon, amount, outcome) => {
  expect(applyCoupon(coupon, cents(amount), now)).toEqual(outcome)
})

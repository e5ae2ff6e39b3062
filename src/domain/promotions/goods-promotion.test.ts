import { describe, expect, test } from "vitest"
import { cents } from "../pricing/money.ts"
import { goodsOffer, isAboveNormal, offerFor, shipsFree } from "./goods-promotion.ts"

const lamp = 7
const chair = 8
const now = new Date("2026-05-15T12:00:00Z")

const may = {
  id: 1,
  name: "May sale",
  beginAt: new Date("2026-05-01T00:00:00Z"),
  endAt: new Date("2026-06-01T00:00:00Z"),
  freeShipping: false,
  goods: [{ goodsId: lamp, salePrice: cents(800) }],
}
const flash = {
  ...may,
  id: 2,
  name: "Flash",
  beginAt: new Date("2026-05-15T12:00:00Z"),
  endAt: new Date("2026-05-15T13:00:00Z"),
  freeShipping: true,
  goods: [
    { goodsId: lamp, salePrice: cents(700) },
    { goodsId: chair, salePrice: cents(4000) },
  ],
}

describe("goodsOffer", () => {
  test.each([
    ["before either", "2026-04-30T23:59:59.999Z", null],
    ["May sale only", "2026-05-15T11:59:59.999Z", 800],
    ["the flash begins, the lower price counts", "2026-05-15T12:00:00.000Z", 700],
    ["the flash is over", "2026-05-15T13:00:00.000Z", 800],
    ["all over", "2026-06-01T00:00:00.000Z", null],
  ])("%s", (_when, moment, price) => {
    expect(goodsOffer(lamp, [may, flash], new Date(moment))?.salePrice ?? null).toBe(price)
    expect(goodsOffer(lamp, [flash, may], new Date(moment))?.salePrice ?? null).toBe(price)
  })

  test("it names its promotion", () => {
    expect(goodsOffer(lamp, [may, flash], now)?.promotion.name).toBe("Flash")
  })

  test("of equal prices the first promotion counts", () => {
    expect(goodsOffer(lamp, [may, { ...may, id: 9 }], now)?.promotion.id).toBe(1)
  })

  test("goods outside the promotion have none", () => {
    expect(goodsOffer(chair, [may], now)).toBeNull()
    expect(goodsOffer(lamp, [], now)).toBeNull()
  })

  test("a sale price of 0 is a price that was not filled in", () => {
    expect(goodsOffer(lamp, [{ ...may, goods: [{ goodsId: lamp, salePrice: cents(0) }] }], now)).toBeNull()
    expect(goodsOffer(lamp, [may, { ...may, goods: [{ goodsId: lamp, salePrice: cents(0) }] }], now)?.salePrice).toBe(
      800,
    )
  })
})

describe("offerFor", () => {
  const offer = goodsOffer(lamp, [may], now)

  test.each([
    [1000, 800],
    [801, 800],
    [800, null],
    [799, null],
  ])("beside the ordinary price %d the sale price is %s", (ordinary, salePrice) => {
    expect(offerFor(cents(ordinary), offer)?.salePrice ?? null).toBe(salePrice)
  })

  test("no offer stays none", () => {
    expect(offerFor(cents(1000), null)).toBeNull()
  })
})

describe("shipsFree", () => {
  test.each([
    [chair, "2026-05-15T12:30:00Z", true],
    [lamp, "2026-05-15T12:30:00Z", true],
    [lamp, "2026-05-15T13:00:00Z", false],
    [99, "2026-05-15T12:30:00Z", false],
  ])("goods %d at %s: %s", (goodsId, moment, free) => {
    expect(shipsFree(goodsId, [may, flash], new Date(moment))).toBe(free)
  })
})

test.each([
  [1000, [], false],
  [1000, [1000], false],
  [1001, [1000], true],
  [999, [1000], false],
  [1500, [1000, 2000], false],
  [2001, [1000, 2000], true],
])("a sale price of %d over normal prices %j: %s", (salePrice, prices, isAbove) => {
  expect(isAboveNormal(cents(salePrice), prices.map(cents))).toBe(isAbove)
})

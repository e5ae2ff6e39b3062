import { describe, expect, test } from "vitest"
import { arePiecesLimited, brokenLimit, unpaidPiecesMax } from "./unpaid-limits.ts"

const limits = { unpaidOrdersPerBuyer: 5, unpaidOrdersPerNetwork: 20, unpaidStockPercent: 25, unpaidPiecesLeast: 5 }

describe("a further unpaid order", () => {
  test.each([
    [{ ofBuyer: 0, ofBuyerInADay: 0, ofNetwork: 0 }, null],
    [{ ofBuyer: 4, ofBuyerInADay: 9, ofNetwork: 19 }, null],
    [{ ofBuyer: 5, ofBuyerInADay: 5, ofNetwork: 5 }, "ofBuyer"],
    [{ ofBuyer: 1, ofBuyerInADay: 10, ofNetwork: 1 }, "ofBuyerInADay"],
    [{ ofBuyer: 1, ofBuyerInADay: 1, ofNetwork: 20 }, "ofNetwork"],
    [{ ofBuyer: 9, ofBuyerInADay: 99, ofNetwork: 99 }, "ofBuyer"],
  ] as const)("after %j breaks %s", (orders, broken) => {
    expect(brokenLimit(orders, limits)).toBe(broken)
  })
})

test.each([
  ["retail", true, true],
  ["retail", false, true],
  ["wholesale", true, false],
  ["wholesale", false, true],
  ["mixed", true, false],
  ["mixed", false, true],
] as const)("pieces in a %s shop, member %s: limited %s", (siteType, isMember, limited) => {
  expect(arePiecesLimited(siteType, isMember)).toBe(limited)
})

test.each([
  [{ stock: 1, moq: 1 }, 5],
  [{ stock: 20, moq: 1 }, 5],
  [{ stock: 24, moq: 1 }, 6],
  [{ stock: 100, moq: 1 }, 25],
  [{ stock: 103, moq: 1 }, 25],
  [{ stock: 100, moq: 60 }, 60],
])("of %j one buyer may have %i pieces unpaid", (shelf, max) => {
  expect(unpaidPiecesMax(shelf, limits)).toBe(max)
})

test("the part and the least are the site's", () => {
  expect(unpaidPiecesMax({ stock: 100, moq: 1 }, { unpaidStockPercent: 100, unpaidPiecesLeast: 1 })).toBe(100)
  expect(unpaidPiecesMax({ stock: 100, moq: 1 }, { unpaidStockPercent: 0, unpaidPiecesLeast: 3 })).toBe(3)
})

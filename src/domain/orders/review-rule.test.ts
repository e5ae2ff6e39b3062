import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { reviewObstacle, tidyReviewText } from "./review-rule.ts"

const bought = { remarksOn: true, ownOrder: true, isGift: false, orderStatus: 8, reviewed: false }

describe("who may review", () => {
  test.each([
    [{}, null],
    [{ orderStatus: 9 }, null],
    [{ orderStatus: 10 }, null],
    [{ orderStatus: 1 }, "notShipped"],
    [{ orderStatus: 2 }, "notShipped"],
    [{ orderStatus: 5 }, "notShipped"],
    [{ orderStatus: 6 }, "notShipped"],
    [{ orderStatus: 7 }, "notShipped"],
    [{ reviewed: true }, "alreadyReviewed"],
    [{ ownOrder: false }, "notBought"],
    [{ isGift: true }, "notBought"],
    [{ remarksOn: false }, "remarksOff"],
    [{ ownOrder: false, reviewed: true }, "notBought"],
  ] as const)("%j: %s", (change, obstacle) => {
    expect(reviewObstacle({ ...bought, ...change })).toBe(obstacle)
  })
})

describe("tidyReviewText", () => {
  test.each([
    ["  good \r\n and\rcheap ", "good \n and\ncheap"],
    ["a\u0000b\u001bc\u0085d", "abcd"],
    ["<b>bold</b> stays as typed", "<b>bold</b> stays as typed"],
    ["مرحبا 👋🏽", "مرحبا 👋🏽"],
    ["\ud800broken", "\ufffdbroken"],
    [" \n ", ""],
  ])("%j becomes %j", (typed, kept) => {
    expect(tidyReviewText(typed)).toBe(kept)
  })

  test("tidying twice changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const once = tidyReviewText(text)
        expect(tidyReviewText(once)).toBe(once)
      }),
    )
  })
})

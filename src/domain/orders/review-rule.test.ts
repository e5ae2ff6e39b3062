import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { reviewFaults, reviewObstacle, tidyReviewText } from "./review-rule.ts"

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

describe("what a review may hold", () => {
  const pictures = (count: number) => Array.from({ length: count }, (_, index) => `/media/${index}.webp`)
  const fine = { stars: 5, content: "Lovely lamp", images: pictures(1) }
  test.each([
    ["1 star", { stars: 1 }, []],
    ["5 stars", { stars: 5 }, []],
    ["0 stars", { stars: 0 }, ["starsInvalid"]],
    ["6 stars", { stars: 6 }, ["starsInvalid"]],
    ["4.5 stars", { stars: 4.5 }, ["starsInvalid"]],
    ["no number", { stars: Number.NaN }, ["starsInvalid"]],
    ["no text", { content: "" }, []],
    ["2000 characters", { content: "x".repeat(2000) }, []],
    ["2000 characters and space around", { content: ` ${"x".repeat(2000)}\n` }, []],
    ["2001 characters", { content: "x".repeat(2001) }, ["textTooLong"]],
    ["6 pictures", { images: pictures(6) }, []],
    ["7 pictures", { images: pictures(7) }, ["tooManyPictures"]],
    [
      "all wrong",
      { stars: -1, content: "x".repeat(3000), images: pictures(9) },
      ["starsInvalid", "textTooLong", "tooManyPictures"],
    ],
  ])("%s", (_case, change, keys) => {
    expect(reviewFaults({ ...fine, ...change }).map(({ key }) => key)).toEqual(keys)
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

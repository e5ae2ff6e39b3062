import { expect, test } from "vitest"
import { refused } from "../../domain/refusal.ts"
import { spreadPieces } from "./spread-pieces.ts"

const lines = [
  { id: 1, variantId: 10, isGift: false, returnable: 3 },
  { id: 2, variantId: 20, isGift: false, returnable: 0 },
  { id: 3, variantId: 10, isGift: true, returnable: 1 },
]
const few = (...short: [number, number][]) =>
  refused("notReturnable", { lines: short.map(([detail_id, returnable]) => ({ detail_id, returnable })) })

test.each([
  ["some pieces of a line", [[10, 2]], [[1, 2]]],
  [
    "the same line named twice",
    [
      [10, 1],
      [10, 2],
    ],
    [[1, 3]],
  ],
  [
    "all bought pieces before the gift",
    [[10, 4]],
    [
      [1, 3],
      [3, 1],
    ],
  ],
])("%s come back", (_what, wanted, back) => {
  expect(spreadPieces(lines, items(wanted))).toEqual(back.map(([orderLineId, quantity]) => ({ orderLineId, quantity })))
})

test.each([
  ["more than were bought", [[10, 5]], few([10, 4])],
  ["what has come back already", [[20, 1]], few([20, 0])],
  ["what was never bought", [[99, 1]], few([99, 0])],
  [
    "too many in two entries",
    [
      [10, 4],
      [10, 1],
    ],
    few([10, 4]),
  ],
  [
    "some of it",
    [
      [10, 1],
      [20, 1],
    ],
    few([20, 0]),
  ],
])("%s cannot come back", (_what, wanted, refusal) => {
  expect(spreadPieces(lines, items(wanted))).toEqual(refusal)
})

function items(pairs: number[][]) {
  return pairs.map(([detail_id = 0, number = 0]) => ({ detail_id, number }))
}

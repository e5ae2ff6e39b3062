import { expect, test } from "vitest"
import { isSamePieces, partsOfChange } from "./wanted-change.ts"

const pieces = (...entries: [number, number][]) => new Map(entries)

test.each([
  ["nothing changes", pieces([1, 2]), pieces([1, 2]), pieces([1, 2]), pieces()],
  ["a piece less", pieces([1, 2]), pieces([1, 1]), pieces([1, 1]), pieces()],
  ["a piece more", pieces([1, 2]), pieces([1, 3]), pieces([1, 2]), pieces([1, 1])],
  ["another variant", pieces([1, 2]), pieces([2, 2]), pieces(), pieces([2, 2])],
  ["some of both", pieces([1, 2], [2, 1]), pieces([2, 4], [3, 1]), pieces([2, 1]), pieces([2, 3], [3, 1])],
])("%s", (_, held, wanted, kept, added) => {
  expect(partsOfChange(held, wanted)).toEqual({ kept, added })
})

test("what is kept and what is added is what is wanted", () => {
  for (let round = 0; round < 500; round++) {
    const some = () =>
      new Map(
        Array.from({ length: 4 }, (_, id): [number, number] => [id, (round * 7 + id * 13) % 5]).filter(
          ([, n]) => n > 0,
        ),
      )
    const [held, wanted] = [some(), new Map([...some()].map(([id, n]): [number, number] => [(id + round) % 4, n]))]
    const { kept, added } = partsOfChange(held, wanted)
    for (const [id, quantity] of wanted) expect((kept.get(id) ?? 0) + (added.get(id) ?? 0)).toBe(quantity)
    for (const [id, quantity] of kept) expect(quantity).toBeLessThanOrEqual(held.get(id) ?? 0)
  }
})

test("order does not matter, pieces do", () => {
  expect(isSamePieces(pieces([1, 2], [2, 1]), pieces([2, 1], [1, 2]))).toBe(true)
  expect(isSamePieces(pieces([1, 2]), pieces([1, 3]))).toBe(false)
  expect(isSamePieces(pieces([1, 2]), pieces([1, 2], [2, 1]))).toBe(false)
})

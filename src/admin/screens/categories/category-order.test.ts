import { expect, test } from "vitest"
import { type Category, inTree, moveBeside, moveBy } from "./category-order.ts"

const category = (id: number, parent_id: number | null, position: number): Category => ({
  id,
  parent_id,
  position,
  dnames: `c${id}`,
})
/** 1 (with 3 and 4), 2 */
const all = [category(2, null, 1), category(1, null, 0), category(4, 1, 1), category(3, 1, 0)]

test("stands as a tree", () =>
  expect(inTree(all).map(({ id, level }) => [id, level])).toEqual([
    [1, 0],
    [3, 1],
    [4, 1],
    [2, 0],
  ]))

test.each([
  [1, "up", null],
  [2, "up", { id: 2, parent_id: null, position: 0 }],
  [3, "down", { id: 3, parent_id: 1, position: 1 }],
  [4, "down", null],
  [4, "into", { id: 4, parent_id: 3, position: 0 }],
  [2, "into", { id: 2, parent_id: 1, position: 2 }],
  [3, "into", null],
  [4, "out", { id: 4, parent_id: null, position: 1 }],
  [1, "out", null],
] as const)("%j %s: %j", (id, step, move) => expect(moveBy(all, id, step)).toEqual(move))

test("is put beside another one, and never below itself", () => {
  expect(moveBeside(all, 2, 3, false)).toEqual({ id: 2, parent_id: 1, position: 0 })
  expect(moveBeside(all, 3, 4, true)).toEqual({ id: 3, parent_id: 1, position: 1 })
  expect(moveBeside(all, 1, 3, true)).toBeNull()
  expect(moveBeside(all, 1, 1, true)).toBeNull()
})

import { expect, test } from "vitest"
import { canLeave, hasAllLeft, piecesLeft } from "./parcel.ts"

test.each([
  [{ quantity: 4, shipped: 0, cancelled: 0 }, 4],
  [{ quantity: 4, shipped: 1, cancelled: 0 }, 3],
  [{ quantity: 4, shipped: 1, cancelled: 3 }, 0],
  [{ quantity: 4, shipped: 4, cancelled: 0 }, 0],
  [{ quantity: 4, shipped: 4, cancelled: 1 }, 0],
])("of %j are left %i", (line, left) => {
  expect(piecesLeft(line)).toBe(left)
})

test("an order has left when no line has pieces left", () => {
  const gone = { quantity: 2, shipped: 1, cancelled: 1 }
  expect(hasAllLeft([gone, { quantity: 1, shipped: 0, cancelled: 0 }])).toBe(false)
  expect(hasAllLeft([gone, gone])).toBe(true)
})

test.each([
  [[{ id: 1, quantity: 3 }], true],
  [
    [
      { id: 1, quantity: 1 },
      { id: 2, quantity: 1 },
    ],
    true,
  ],
  [[{ id: 1, quantity: 4 }], false],
  [[{ id: 1, quantity: 0 }], false],
  [[{ id: 2, quantity: 2 }], false],
  [[{ id: 9, quantity: 1 }], false],
  [[], false],
])("a parcel with %j: %s", (pieces, may) => {
  const lines = new Map([
    [1, { quantity: 4, shipped: 1, cancelled: 0 }],
    [2, { quantity: 1, shipped: 0, cancelled: 0 }],
  ])
  expect(canLeave(lines, pieces)).toBe(may)
})

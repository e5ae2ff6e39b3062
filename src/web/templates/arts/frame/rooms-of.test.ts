import { expect, test } from "vitest"
import { roomsOf } from "./rooms-of.ts"

const categories = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: 100 + index, name: `Category ${index}`, image: null }))

test.each([
  [3, undefined, [1, 2, 3]],
  [8, 107, [1, 2, 3, 4, 5, 6, 7, 8]],
  [400, 104, [1, 2, 3, 4, 5, 6, 7, 8]],
  [400, 250, [1, 2, 3, 4, 5, 6, 7, 151]],
  [0, undefined, []],
])("of %i categories, standing in %s, these rooms are on the plan", (count, here, numbers) => {
  expect(roomsOf(categories(count), here).map(({ number }) => number)).toEqual(numbers)
})

import { expect, test } from "vitest"
import { isFacetShown } from "./shown-facet.ts"

const counts = (...all: number[]) => all.map((count) => ({ count, selected: false }))

test.each([
  ["what a quarter of the goods have", counts(4, 6), 40, true],
  ["what fewer have", counts(4, 5), 40, false],
  ["what hardly any have", counts(1, 1, 1), 39, false],
  ["what both of two have", counts(1, 1), 2, true],
  ["what is chosen, whoever has it", [{ count: 1, selected: true }], 40, true],
  ["what nothing has", [], 40, false],
])("%s", (_, values, total, isShown) => {
  expect(isFacetShown(values, total)).toBe(isShown)
})

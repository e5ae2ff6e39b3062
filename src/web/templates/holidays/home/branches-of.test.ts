import { expect, test } from "vitest"
import { branchesOf } from "./branches-of.ts"

test("a tree of ten has four branches", () => {
  expect(branchesOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])).toEqual([[1], [2, 3], [4, 5, 6], [7, 8, 9, 10]])
})

test("with few goods it is small", () => {
  expect(branchesOf([1])).toEqual([[1]])
  expect(branchesOf([1, 2, 3, 4])).toEqual([[1], [2, 3], [4]])
  expect(branchesOf([])).toEqual([])
})

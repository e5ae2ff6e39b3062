import { expect, test } from "vitest"
import type { Category } from "../../../shell/shell.ts"
import { aisleOf } from "./aisle-of.ts"

const category = (id: number, sub: Category[] = []): Category => ({
  id,
  name: "",
  image: null,
  isAdvertised: false,
  sub,
})
const categories = [category(7), category(3, [category(9, [category(4)])])]

test.each([
  [7, 1],
  [3, 2],
  [4, 2],
  [5, null],
  [null, null],
])("category %s is in aisle %s", (id, aisle) => {
  expect(aisleOf(categories, id)).toBe(aisle)
})

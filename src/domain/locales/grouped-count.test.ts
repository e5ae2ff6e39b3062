import { expect, test } from "vitest"
import { groupedCount } from "./grouped-count.ts"

test.for<[number, string, string]>([
  [0, ",", "0"],
  [999, ",", "999"],
  [6444, ",", "6,444"],
  [6444, ".", "6.444"],
  [1234567, "\u202f", "1\u202f234\u202f567"],
])("%i with %s is %s", ([count, separator, written]) => {
  expect(groupedCount(count, separator)).toBe(written)
})

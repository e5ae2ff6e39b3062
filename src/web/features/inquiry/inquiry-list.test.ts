import { expect, test } from "vitest"
import { boundedTotal, readInquiry } from "./inquiry-list.ts"

const mug = { id: 12, name: "Mug", number: "M-1", image: null, url: "/item/mug_12", total: 3 }

test("what was stored is read by the id of its good", () => {
  expect(readInquiry({ 12: mug })).toEqual([mug])
})

test.each([
  ["nothing", null],
  ["a list", [mug]],
  ["a text", "<script>"],
  ["a good without a name", { 12: { ...mug, name: 1 } }],
  ["an address elsewhere", { 12: { ...mug, url: "https://elsewhere.example/" } }],
  ["a script for an address", { 12: { ...mug, url: "javascript:alert(1)" } }],
  ["no pieces", { 12: { ...mug, total: 0 } }],
  ["half a piece", { 12: { ...mug, total: 1.5 } }],
])("%s counts as absent", (_, stored) => {
  expect(readInquiry(stored)).toEqual([])
})

test.each([
  [0, 1],
  [-3, 1],
  [Number.NaN, 1],
  [2.9, 2],
  [1e9, 999_999],
])("%d pieces are taken for %d", (typed, taken) => {
  expect(boundedTotal(typed)).toBe(taken)
})

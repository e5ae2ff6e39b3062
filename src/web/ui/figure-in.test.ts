import { expect, test } from "vitest"
import { figureIn } from "./figure-in.ts"

test.each([
  ["98.7 %", { value: 98.7, written: "98.7", unit: "%" }],
  ["0,31%", { value: 0.31, written: "0,31", unit: "%" }],
  ["41,300", { value: 41300, written: "41,300", unit: "" }],
  ["24 h", { value: 24, written: "24", unit: "h" }],
  ["64", { value: 64, written: "64", unit: "" }],
])("%s is a figure", (text, figure) => {
  expect(figureIn(text)).toEqual(figure)
})

test.each([["Day 3"], ["18:00"], [""], ["ISO 9001"], ["24/7"]])("%j is none", (text) => {
  expect(figureIn(text)).toBeNull()
})

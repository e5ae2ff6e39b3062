import { expect, test } from "vitest"
import { timeSpans } from "./time-spans.ts"

test("steps are as long as they take", () => {
  expect(timeSpans(["1 h", "25 h", "100 h"])).toEqual([
    { from: 0, span: 2 },
    { from: 1, span: 24 },
    { from: 25, span: 75 },
  ])
})

test.each([[["4 h", "2 h"]], [["Monday", "Friday"]], [["4 h", "2 d"]]])(
  "%j are no scale: all take the same",
  (figures) => {
    expect(timeSpans(figures)).toEqual([
      { from: 0, span: 50 },
      { from: 50, span: 50 },
    ])
  },
)

test("no steps, no spans", () => {
  expect(timeSpans([])).toEqual([])
})

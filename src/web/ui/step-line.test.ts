import { expect, test } from "vitest"
import { stepLine } from "./step-line.ts"

test("figures become steps, the highest at the top", () => {
  expect(stepLine(["90 %", "100 %"], 100, 100)).toEqual({ line: "M0 76V76H50V12H100", last: "M50 12H100" })
})

test("equal figures are one level", () => {
  expect(stepLine(["5", "5"], 100, 100)?.last).toBe("M50 12H100")
})

test.each([[["98 %"]], [["98 %", "many"]], [[]]])("%j are no line", (figures) => {
  expect(stepLine(figures, 100, 100)).toBeNull()
})

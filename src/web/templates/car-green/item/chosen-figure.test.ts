import { expect, test } from "vitest"
import { chosenFigure, figureSpec, powerOf } from "./chosen-figure.ts"

const colour = { values: [{ name: "Chalk" }, { name: "Night" }] }
const power = { values: [{ name: "11 kW" }, { name: "22 kW" }] }
const size = { values: [{ name: "40" }, { name: "42" }] }

test("a choice between figures is one where each has a unit", () => {
  expect(figureSpec([colour, power])).toBe(power)
  expect(figureSpec([colour, size])).toBeUndefined()
})

test("the chosen value comes before the figure of the good", () => {
  expect(chosenFigure({ chosen: "11 kW" }, "22 kW · Three phases")?.figure).toBe("11")
  expect(chosenFigure(undefined, "22 kW · Three phases")?.figure).toBe("22")
  expect(chosenFigure(undefined, "Soft and warm")).toBeNull()
})

test("only kilowatts charge a car", () => {
  expect(powerOf({ figure: "7.4", unit: "kW" })).toBe(7.4)
  expect(powerOf({ figure: "70", unit: "Ah" })).toBe(0)
  expect(powerOf(null)).toBe(0)
})

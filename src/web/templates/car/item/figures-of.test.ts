import { expect, test } from "vitest"
import { figuresOf } from "./figures-of.ts"

test("short attributes with a digit are figures, with their unit apart", () => {
  const attributes = [
    { name: "Diameter", value: "340 mm" },
    { name: "Bolt circle", value: "5 × 112" },
    { name: "Position", value: "Front axle, both sides" },
    { name: "Grade", value: "5W-30" },
  ]
  expect(figuresOf(attributes)).toEqual([
    { name: "Diameter", figure: "340", unit: "mm" },
    { name: "Bolt circle", figure: "5×112", unit: "" },
    { name: "Grade", figure: "5W-30", unit: "" },
  ])
})

test("one figure alone is none", () => {
  expect(figuresOf([{ name: "Weight", value: "4 kg" }])).toEqual([])
})

import { expect, test } from "vitest"
import { measureOf } from "./measure.ts"

test("the first attribute that has width and height measures a good", () => {
  const attributes = [{ value: "230/400 V" }, { value: "72 × 85 × 67.5 mm, without clip" }, { value: "1 × 2 m" }]
  expect(measureOf(attributes)).toEqual({ width: 72, height: 85, depth: 67.5, unit: "mm" })
  expect(measureOf([{ value: "72,5 x 85 cm" }])).toEqual({ width: 72.5, height: 85, unit: "cm" })
})

test("a good without a size is not measured", () => {
  expect(measureOf([{ value: "2 × M20" }, { value: "3 × 16 A" }, { value: "3 × 2.5 mm²" }])).toBeNull()
})

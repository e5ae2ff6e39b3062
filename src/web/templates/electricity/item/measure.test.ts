import { expect, test } from "vitest"
import { measureOf } from "./measure.ts"

test("the first attribute that has width and height measures the picture", () => {
  const attributes = [{ value: "230/400 V" }, { value: "72 × 85 × 67 mm, without clip" }, { value: "1 × 2 m" }]
  expect(measureOf(attributes)).toEqual({ width: "72 mm", height: "85 mm" })
})

test("a picture without a size is not measured", () => {
  expect(measureOf([{ value: "2 × M20" }, { value: "3 × 16 A" }, { value: "3 × 2.5 mm²" }])).toBeNull()
})

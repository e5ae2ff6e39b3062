import { expect, test } from "vitest"
import { matrixOf } from "./matrix-of.ts"

const spec = (name: string, ...values: string[]) => ({
  name,
  chosen: "",
  formId: "form",
  values: values.map((value) => ({ name: value, image: null, isChosen: false, isAvailable: true, choose: () => {} })),
})

test("two choices of short values cross, the one with more values on top", () => {
  const matrix = matrixOf([spec("Current", "6 A", "10 A", "16 A"), spec("Poles", "1", "3")])
  expect([matrix?.rows.name, matrix?.columns.name]).toEqual(["Poles", "Current"])
})

test("one choice, three, or long values do not cross", () => {
  expect(matrixOf([spec("Size", "S", "M")])).toBeNull()
  expect(matrixOf([spec("A", "1"), spec("B", "1"), spec("C", "1")])).toBeNull()
  expect(matrixOf([spec("Colour", "Light grey", "Anthracite"), spec("Size", "S")])).toBeNull()
})

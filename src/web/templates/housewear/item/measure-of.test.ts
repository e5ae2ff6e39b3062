import { expect, test } from "vitest"
import { measureOf } from "./measure-of.ts"

const attributes = [
  { name: "Base", value: "Stoneware" },
  { name: "Cable", value: "2 m, cotton" },
  { name: "Height", value: "52 cm" },
]

test("a fact that is a length and nothing else is the measure", () => {
  expect(measureOf({ attributes }, [])).toEqual({ name: "Height", value: "52 cm" })
  expect(measureOf({ attributes: [] }, [{ name: "Colour", value: "Red" }])).toBeUndefined()
})

test("the chosen size goes before the facts", () => {
  expect(measureOf({ attributes }, [{ name: "Size", value: "38 cm" }])).toEqual({ name: "Size", value: "38 cm" })
})

test("a length in Arabic is one", () => {
  const facts = [
    { name: "السلك", value: "متران، مغلّف بالقطن" },
    { name: "الارتفاع", value: "52 سم" },
  ]
  expect(measureOf({ attributes: facts }, [])?.value).toBe("52 سم")
})

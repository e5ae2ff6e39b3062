import { expect, test } from "vitest"
import { groupOf } from "./group-of.ts"

test("a number before the name is that of the group", () => {
  expect(groupOf("34 Brakes", 2)).toEqual({ number: "34", name: "Brakes" })
  expect(groupOf("7. Wheels", 2)).toEqual({ number: "7", name: "Wheels" })
})

test("without one the place counts, and below another group nothing does", () => {
  expect(groupOf("Bags", 2)).toEqual({ number: "02", name: "Bags" })
  expect(groupOf("12V", 3)).toEqual({ number: "03", name: "12V" })
  expect(groupOf("Totes", 0)).toEqual({ number: "", name: "Totes" })
})

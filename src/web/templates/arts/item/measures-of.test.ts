import { expect, test } from "vitest"
import { measuresOf } from "./measures-of.ts"

const facts = (...values: string[]) => values.map((value, index) => ({ name: `Fact ${index}`, value }))

test.each([
  [facts("Stoneware", "34 cm", "30 cm", "22 cm"), ["34 cm", "30 cm"]],
  [facts("6.2 kg", "12,5 in"), ["12,5 in"]],
  [facts("34 × 30 cm", "about 4 m", "40 W"), []],
  [[], []],
])("%j measures %j", (attributes, measures) => {
  expect(measuresOf(attributes)).toEqual(measures)
})

import { expect, test } from "vitest"
import { factsIn } from "./facts-in.ts"

test("named parts are facts", () => {
  expect(factsIn("Flux: 6,000 lm · Beam: 110° · Lead: 1 m, open end")).toEqual([
    { name: "Flux", value: "6,000 lm" },
    { name: "Beam", value: "110°" },
    { name: "Lead", value: "1 m, open end" },
  ])
})

test("anything else is a sentence", () => {
  expect(factsIn("Waxed canvas")).toBeNull()
  expect(factsIn("Flux: 6,000 lm · warm")).toBeNull()
  expect(factsIn("")).toBeNull()
})

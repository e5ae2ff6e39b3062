import { expect, test } from "vitest"
import { beadsOf } from "./beads-of.ts"

const day = Date.parse("2026-12-24T00:00:00Z")
const at = (now: string, days: number) => beadsOf(Date.parse(now), days, day)

test("a bead for each day, the arrival among them", () => {
  const beads = at("2026-12-14T10:00:00Z", 2)
  expect(beads?.beads.map(({ state }) => state)).toEqual([
    "gone",
    "gone",
    "here",
    "ahead",
    "ahead",
    "ahead",
    "ahead",
    "ahead",
    "ahead",
    "day",
  ])
  expect(beads?.arrival).toBe("2026-12-16T10:00:00.000Z")
  expect(beads?.spare).toBe(7)
})

test("far away there are no more beads than fit", () => {
  expect(at("2026-01-02T00:00:00Z", 3)?.beads).toHaveLength(17)
})

test("what comes too late has none", () => {
  expect(at("2026-12-23T10:00:00Z", 2)).toBeNull()
  expect(at("2026-12-22T00:00:00Z", 2)?.spare).toBe(0)
})

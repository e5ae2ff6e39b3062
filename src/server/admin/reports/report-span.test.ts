import { expect, test } from "vitest"
import { periodOf, periodsIn } from "./report-span.ts"

test.each([
  ["2026-11-18", "day", "2026-11-18"],
  ["2026-11-18", "week", "2026-11-16"],
  ["2026-11-16", "week", "2026-11-16"],
  ["2026-11-15", "week", "2026-11-09"],
  ["2027-01-01", "week", "2026-12-28"],
  ["2026-11-18", "month", "2026-11-01"],
] as const)("%s belongs to the %s of %s", (day, by, first) => {
  expect(periodOf(day, by)).toBe(first)
})

test("periods follow each other without a gap, the broken ones at both ends too", () => {
  const span = { from: "2026-10-30", to: "2026-11-09" }
  expect(periodsIn(span, "day")).toHaveLength(11)
  expect(periodsIn(span, "week")).toEqual(["2026-10-26", "2026-11-02", "2026-11-09"])
  expect(periodsIn(span, "month")).toEqual(["2026-10-01", "2026-11-01"])
})

import { expect, test } from "vitest"
import { nextOccasion } from "./next-occasion.ts"

test.each([
  ["2026-11-17T20:00:00Z", "12-24", "2026-12-24"],
  ["2026-12-23T23:59:59Z", "12-24", "2026-12-24"],
  ["2026-12-24T18:00:00Z", "12-24", "2026-12-24"],
  ["2026-12-25T00:00:00Z", "12-24", "2027-12-24"],
  ["2027-01-01T00:00:00Z", "01-01", "2027-01-01"],
  ["2027-01-02T00:00:00Z", "01-01", "2028-01-01"],
])("at %s the next %s begins on %s", (now, day, begin) => {
  expect(nextOccasion(day, Date.parse(now)).toISOString()).toBe(`${begin}T00:00:00.000Z`)
})

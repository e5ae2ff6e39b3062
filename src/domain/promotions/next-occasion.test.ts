import { expect, test } from "vitest"
import { zoneOffsets } from "../zone-offsets.ts"
import { nextOccasion } from "./next-occasion.ts"

test.each([
  ["2026-11-17T20:00:00Z", "12-24", "2026-12-24"],
  ["2026-12-23T23:59:59Z", "12-24", "2026-12-24"],
  ["2026-12-24T18:00:00Z", "12-24", "2026-12-24"],
  ["2026-12-25T00:00:00Z", "12-24", "2027-12-24"],
  ["2027-01-01T00:00:00Z", "01-01", "2027-01-01"],
  ["2027-01-02T00:00:00Z", "01-01", "2028-01-01"],
])("at %s the next %s is %s", (now, day, begin) => {
  expect(nextOccasion(day, Date.parse(now), [])).toBe(begin)
})

test.each([
  ["2026-12-25T07:59:59Z", "2026-12-24"],
  ["2026-12-25T08:00:00Z", "2027-12-24"],
  ["2027-01-01T03:00:00Z", "2027-12-24"],
])("begins and ends with the shop's own day: in Los Angeles at %s it is %s", (now, begin) => {
  const offsets = zoneOffsets("America/Los_Angeles", new Date(now))
  expect(nextOccasion("12-24", Date.parse(now), offsets)).toBe(begin)
})

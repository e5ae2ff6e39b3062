import { expect, test } from "vitest"
import { addDays, dayIn, isDay, isWeekend } from "./calendar-day.ts"

test.each([
  ["2026-11-18", true],
  ["2024-02-29", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["2026-1-1", false],
  ["18.11.2026", false],
  ["", false],
])("%s is a day: %s", (text, is) => {
  expect(isDay(text)).toBe(is)
})

test.each([
  ["2026-06-30T21:59:59Z", "Europe/Berlin", "2026-06-30"],
  ["2026-06-30T22:00:00Z", "Europe/Berlin", "2026-07-01"],
  ["2026-06-30T22:00:00Z", "UTC", "2026-06-30"],
  ["2026-01-01T04:59:59Z", "America/New_York", "2025-12-31"],
  ["2026-01-01T00:00:00Z", "Asia/Tokyo", "2026-01-01"],
])("%s in %s is on %s", (moment, timeZone, day) => {
  expect(dayIn(new Date(moment), timeZone)).toBe(day)
})

test.each([
  ["2026-11-18", 14, "2026-12-02"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2026-03-01", -1, "2026-02-28"],
])("%s and %i days: %s", (day, days, later) => {
  expect(addDays(day, days)).toBe(later)
})

test.each([
  ["2026-11-20", false],
  ["2026-11-21", true],
  ["2026-11-22", true],
  ["2026-11-23", false],
])("%s is on a weekend: %s", (day, is) => {
  expect(isWeekend(day)).toBe(is)
})

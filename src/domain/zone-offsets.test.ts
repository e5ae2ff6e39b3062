import { describe, expect, test } from "vitest"
import { dayIn } from "./calendar-day.ts"
import { dayBegins, zoned } from "./time-zone.ts"
import { isTimeZone, zoneOffsets } from "./zone-offsets.ts"

const AROUND = new Date("2026-11-18T12:00:00Z")
const ZONES = [
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "America/St_Johns",
  "Asia/Dubai",
  "Asia/Kathmandu",
  "Pacific/Auckland",
]

describe.each(ZONES)("%s", (zone) => {
  const offsets = zoneOffsets(zone, AROUND)

  test("shows the day that its clocks show, through every hour of a year", () => {
    for (let at = Date.UTC(2026, 0); at < Date.UTC(2027, 0); at += 3_600_000)
      expect(new Date(zoned(at, offsets)).toISOString().slice(0, 10)).toBe(dayIn(new Date(at), zone))
  })

  test.each(["2026-01-01", "2026-03-08", "2026-03-29", "2026-07-04", "2026-10-25", "2026-11-01"])(
    "%s begins where the day before ends",
    (day) => {
      const begin = dayBegins(day, offsets)
      expect(dayIn(new Date(begin), zone)).toBe(day)
      expect(dayIn(new Date(begin - 1), zone) < day).toBe(true)
    },
  )
})

test("the clocks of Berlin change at the hour that is announced", () => {
  const changes = zoneOffsets("Europe/Berlin", AROUND).map(([from, minutes]) => [new Date(from).toISOString(), minutes])
  expect(changes).toContainEqual(["2026-03-29T01:00:00.000Z", 120])
  expect(changes).toContainEqual(["2026-10-25T01:00:00.000Z", 60])
})

test.each([
  ["UTC", true],
  ["Europe/Berlin", true],
  ["Berlin", false],
  ["europe/berlin; drop", false],
  ["", false],
])("%s is a time zone: %s", (name, is) => expect(isTimeZone(name)).toBe(is))

import { describe, expect, test } from "vitest"
import { addDays, dayIn } from "./calendar-day.ts"
import { clocksShow, dayBegins } from "./day-begins.ts"
import { zoned } from "./time-zone.ts"
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
  // Their clocks change at midnight.
  "America/Santiago",
  "America/Havana",
]

describe.each(ZONES)("%s", (zone) => {
  const offsets = zoneOffsets(zone, AROUND)

  test("shows the day that its clocks show, through every hour of a year", () => {
    for (let at = Date.UTC(2026, 0); at < Date.UTC(2027, 0); at += 3_600_000)
      expect(new Date(zoned(at, offsets)).toISOString().slice(0, 10)).toBe(dayIn(new Date(at), zone))
  })

  test("begins each day of a year where the day before ends", () => {
    for (let day = "2026-01-01"; day < "2027-01-01"; day = addDays(day, 1)) {
      const begin = dayBegins(day, offsets)
      expect(dayIn(new Date(begin), zone)).toBe(day)
      expect(dayIn(new Date(begin - 1), zone)).toBe(addDays(day, -1))
    }
  })
})

test.each([
  ["Europe/Berlin", "2026-03-28", 24],
  ["Europe/Berlin", "2026-03-29", 23],
  ["Europe/Berlin", "2026-10-25", 25],
  ["America/New_York", "2026-03-08", 23],
  ["America/New_York", "2026-11-01", 25],
  ["America/Santiago", "2026-09-06", 23],
  ["America/Santiago", "2026-04-04", 25],
  ["Australia/Lord_Howe", "2026-04-05", 24.5],
  ["Asia/Dubai", "2026-03-29", 24],
])("in %s %s has %d hours", (zone, day, hours) => {
  const offsets = zoneOffsets(zone, AROUND)
  expect((dayBegins(addDays(day, 1), offsets) - dayBegins(day, offsets)) / 3_600_000).toBe(hours)
})

test.each([
  ["2026-07-01T18:00", "2026-07-01T16:00:00.000Z"],
  ["2026-03-29T02:30", "2026-03-29T01:00:00.000Z"], // the clocks leap over it
  ["2026-10-25T02:30", "2026-10-25T00:30:00.000Z"], // they show it twice
])("the clocks of Berlin first show %s at %s", (time, at) => {
  expect(new Date(clocksShow(time, zoneOffsets("Europe/Berlin", AROUND))).toISOString()).toBe(at)
})

test.each(["1912-05-01", "1968-01-01", "2019-12-31", "2150-06-01"])(
  "%s begins at midnight there, long ago or ahead",
  (day) => {
    const begin = new Date(dayBegins(day, zoneOffsets("Asia/Tokyo", new Date(day))))
    expect(begin.toISOString()).toBe(`${addDays(day, -1)}T15:00:00.000Z`)
  },
)

test("the clocks of Berlin change at the hour that is announced", () => {
  const changes = zoneOffsets("Europe/Berlin", AROUND).map(([from, ahead]) => [
    new Date(from).toISOString(),
    ahead / 3_600_000,
  ])
  expect(changes).toContainEqual(["2026-03-29T01:00:00.000Z", 2])
  expect(changes).toContainEqual(["2026-10-25T01:00:00.000Z", 1])
})

test.each([
  ["UTC", true],
  ["Europe/Berlin", true],
  ["Asia/Kolkata", true],
  ["Asia/Calcutta", true],
  ["Europe/Kyiv", true],
  ["America/Argentina/Buenos_Aires", true],
  ["America/Port-au-Prince", true],
  ["Mars/Olympus", false],
  ["+02:00", false],
  ["Berlin", false],
  ["europe/berlin; drop", false],
  ["", false],
])("%s is a time zone: %s", (name, is) => expect(isTimeZone(name)).toBe(is))

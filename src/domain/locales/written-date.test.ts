import { describe, expect, test } from "vitest"
import { zoneOffsets } from "../zone-offsets.ts"
import { writeDate } from "./written-date.ts"

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

describe("a written date", () => {
  test.each([
    ["{month} {day}, {year}", "2026-03-02T10:00:00Z", "Mar 2, 2026"],
    ["{dd}.{month}.{year}", "2026-03-02T10:00:00Z", "02.Mar.2026"],
    ["{day} {month}", "2026-12-31T23:59:59Z", "31 Dec"],
    ["{year}年{month}月{day}日", "2026-01-01T00:00:00Z", "2026年Jan月1日"],
    ["{month} {year}", "2026-12-31T23:30:00-02:00", "Jan 2027"],
    ["{dd}", "2026-03-02T10:00:00Z", "02"],
  ])("%s of %s is %s", (pattern, moment, written) => {
    expect(writeDate({ pattern, months, offsets: [] }, moment)).toBe(written)
  })

  test.each([
    ["Asia/Tokyo", "2026-12-31T15:00:00Z", "1 Jan 2027"],
    ["Asia/Tokyo", "2026-12-31T14:59:59Z", "31 Dec 2026"],
    ["America/New_York", "2026-03-08T04:59:59Z", "7 Mar 2026"],
    ["America/New_York", "2026-11-01T04:00:00Z", "1 Nov 2026"],
  ])("is the day at the shop: in %s at %s it is %s", (zone, moment, written) => {
    const offsets = zoneOffsets(zone, new Date("2026-11-18T00:00:00Z"))
    expect(writeDate({ pattern: "{day} {month} {year}", months, offsets }, moment)).toBe(written)
  })
})

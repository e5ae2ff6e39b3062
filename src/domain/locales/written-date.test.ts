import { describe, expect, test } from "vitest"
import { twoDigitDay, writeDate } from "./written-date.ts"

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

describe("a written date", () => {
  test.each([
    ["{month} {day}, {year}", "2026-03-02T10:00:00Z", "Mar 2, 2026"],
    ["{dd}.{month}.{year}", "2026-03-02T10:00:00Z", "02.Mar.2026"],
    ["{day} {month}", "2026-12-31T23:59:59Z", "31 Dec"],
    ["{year}年{month}月{day}日", "2026-01-01T00:00:00Z", "2026年Jan月1日"],
    ["{month} {year}", "2026-12-31T23:30:00-02:00", "Jan 2027"],
  ])("%s of %s is %s", (pattern, moment, written) => {
    expect(writeDate({ pattern, months }, moment)).toBe(written)
  })

  test("its day in two digits", () => {
    expect(twoDigitDay("2026-03-02T10:00:00Z")).toBe("02")
    expect(twoDigitDay("2026-03-12T10:00:00Z")).toBe("12")
  })
})

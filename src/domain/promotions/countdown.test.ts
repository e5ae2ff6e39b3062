import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { countdown, isOver } from "./countdown.ts"

const parts = (days: number, hours: number, minutes: number, seconds: number) => ({ days, hours, minutes, seconds })

describe("countdown", () => {
  test.each([
    [0, parts(0, 0, 0, 0)],
    [-1, parts(0, 0, 0, 0)],
    [-86_400_000, parts(0, 0, 0, 0)],
    [1, parts(0, 0, 0, 1)],
    [1000, parts(0, 0, 0, 1)],
    [1001, parts(0, 0, 0, 2)],
    [59_000, parts(0, 0, 0, 59)],
    [60_000, parts(0, 0, 1, 0)],
    [3_599_000, parts(0, 0, 59, 59)],
    [3_600_000, parts(0, 1, 0, 0)],
    [86_399_000, parts(0, 23, 59, 59)],
    [86_400_000, parts(1, 0, 0, 0)],
    [100 * 86_400_000 + 1_000, parts(100, 0, 0, 1)],
    [Number.NaN, parts(0, 0, 0, 0)],
    [Number.POSITIVE_INFINITY, parts(0, 0, 0, 0)],
  ])("%d ms before the end", (left, shown) => {
    const now = 1_800_000_000_000
    expect(countdown(now + left, now)).toEqual(shown)
  })

  test("is over exactly from the end on, and its parts add up", () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 1_000_000_000 }), (left) => {
        const shown = countdown(left, 0)
        expect(isOver(shown)).toBe(left <= 0)
        const seconds = ((shown.days * 24 + shown.hours) * 60 + shown.minutes) * 60 + shown.seconds
        expect(seconds).toBe(left <= 0 ? 0 : Math.ceil(left / 1000))
        expect(shown.hours < 24 && shown.minutes < 60 && shown.seconds < 60).toBe(true)
      }),
    )
  })
})

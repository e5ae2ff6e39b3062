import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isExpired, refreshMoment, refreshReserve } from "./session.ts"

const now = 1_800_000_000

test("a token expires in its expiry second", () => {
  expect([now + 1, now, now - 1].map((expire) => isExpired(expire, now))).toEqual([false, true, true])
})

describe("the moment of refresh", () => {
  const minutes = 60
  test.each([
    ["one hour: half", 60 * minutes, 30 * minutes],
    ["99 minutes: half", 99 * minutes, 49.5 * minutes],
    ["100 minutes: both rules agree", 100 * minutes, 50 * minutes],
    ["two hours: fifty minutes", 120 * minutes, 50 * minutes],
    ["a week: fifty minutes", 7 * 24 * 60 * minutes, 50 * minutes],
    ["ten minutes: half", 10 * minutes, 5 * minutes],
    ["no life", 0, 0],
  ])("%s", (_case, life, reserve) => {
    expect(refreshReserve(life)).toBe(reserve)
    expect(refreshMoment({ issued: now, expire: now + life })).toBe(now + life - reserve)
  })

  test("lies within the token's life, in its second half", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (life) => {
        const moment = refreshMoment({ issued: now, expire: now + life })
        expect(moment).toBeGreaterThanOrEqual(now + life / 2)
        expect(moment).toBeLessThanOrEqual(now + life)
      }),
    )
  })
})

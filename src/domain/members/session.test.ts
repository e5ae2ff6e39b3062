import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { afterRefresh, isExpired, isSignedIn, refreshMoment, refreshReserve, sessionStep } from "./session.ts"

const now = 1_800_000_000

describe("isSignedIn", () => {
  test.each([
    [{ email: "a@b.example", refreshTokenExpire: now + 1 }, true],
    [{ email: "a@b.example", refreshTokenExpire: now }, false],
    [{ email: "a@b.example", refreshTokenExpire: now - 1 }, false],
    [{ email: "a@b.example", refreshTokenExpire: null }, false],
    [{ email: "a@b.example" }, false],
    [{ email: "a@b.example", refreshTokenExpire: Number.NaN }, false],
    [{ email: "", refreshTokenExpire: now + 1 }, false],
    [{ email: "  ", refreshTokenExpire: now + 1 }, false],
    [{ email: null, refreshTokenExpire: now + 1 }, false],
    [{ refreshTokenExpire: now + 1 }, false],
    [null, false],
    [undefined, false],
  ])("%j: %s", (member, signedIn) => {
    expect(isSignedIn(member, now)).toBe(signedIn)
  })
})

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

describe("sessionStep", () => {
  const session = (accessLeft: number, refreshLeft: number, life = 7200) => ({
    issued: now + accessLeft - life,
    accessTokenExpire: now + accessLeft,
    refreshTokenExpire: now + refreshLeft,
  })
  test.each([
    ["an hour left of two", session(3600, 99999), "keep"],
    ["exactly 50 minutes left", session(3000, 99999), "keep"],
    ["a second less", session(2999, 99999), "refresh"],
    ["access expired", session(-5, 99999), "refresh"],
    ["refresh token expired", session(3600, 0), "signOut"],
    ["both expired", session(-5, -5), "signOut"],
    ["half of one hour left", session(1800, 99999, 3600), "keep"],
    ["less than half of one hour left", session(1799, 99999, 3600), "refresh"],
  ] as const)("%s", (_case, state, step) => {
    expect(sessionStep(state, now)).toBe(step)
  })
})

describe("afterRefresh", () => {
  test.each([
    [{ answered: true, status: 200, code: 1 }, "renew"],
    [{ answered: true, status: 401, code: -1 }, "signOut"],
    [{ answered: true, status: 200, code: -1 }, "signOut"],
    [{ answered: true, status: 429, code: 0 }, "keep"],
    [{ answered: true, status: 401, code: 0 }, "keep"],
    [{ answered: true, status: 200, code: null }, "keep"],
    [{ answered: true, status: 500, code: 0 }, "keep"],
    [{ answered: true, status: 503, code: -1 }, "keep"],
    [{ answered: true, status: 502, code: null }, "keep"],
    [{ answered: false }, "keep"],
  ] as const)("%j: %s", (outcome, step) => {
    expect(afterRefresh(outcome)).toBe(step)
  })
})

import { expect, test } from "vitest"
import { isRunning, lastMoment } from "./time-window.ts"

const begin = new Date("2026-05-01T00:00:00.000Z")
const end = new Date("2026-06-01T00:00:00.000Z")

test.each([
  ["a moment before the begin", begin, end, "2026-04-30T23:59:59.999Z", false],
  ["at the begin", begin, end, "2026-05-01T00:00:00.000Z", true],
  ["within", begin, end, "2026-05-15T12:00:00.000Z", true],
  ["a moment before the end", begin, end, "2026-05-31T23:59:59.999Z", true],
  ["at the end", begin, end, "2026-06-01T00:00:00.000Z", false],
  ["without a begin", null, end, "1999-01-01T00:00:00.000Z", true],
  ["without an end", begin, null, "2099-01-01T00:00:00.000Z", true],
  ["without either", undefined, undefined, "2026-05-15T12:00:00.000Z", true],
])("%s", (_when, beginAt, endAt, now, running) => {
  expect(isRunning({ beginAt, endAt }, new Date(now))).toBe(running)
})

test("what ends at midnight is shown with the day before, which is its last", () => {
  expect(lastMoment("2026-12-01T00:00:00.000Z")).toBe("2026-11-30T23:59:59.999Z")
})

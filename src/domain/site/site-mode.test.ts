import { expect, test } from "vitest"
import { isSiteMode, SITE_MODES, takesTestMoney } from "./site-mode.ts"

test.each([
  ["live", false],
  ["test", true],
  ["demo", true],
] as const)("a shop in mode %s takes test money: %s", (mode, takes) => {
  expect(takesTestMoney(mode)).toBe(takes)
})

test("there are no other modes", () => {
  expect(SITE_MODES.every(isSiteMode)).toBe(true)
  for (const other of ["", "LIVE", "production", undefined]) expect(isSiteMode(other)).toBe(false)
})

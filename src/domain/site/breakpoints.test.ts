import { expect, test } from "vitest"
import { breakpointOf, breakpointOfCookie } from "./breakpoints.ts"

test.each([
  [1, "mobile"],
  [319, "mobile"],
  [320, "mobile"],
  [374, "mobile"],
  [375, "mobileMedium"],
  [424, "mobileMedium"],
  [425, "mobileWide"],
  [767, "mobileWide"],
  [768, "tablet"],
  [1023, "tablet"],
  [1024, "desktop"],
  [1279, "desktop"],
  [1280, "desktopMedium"],
  [1599.5, "desktopMedium"],
  [1600, "desktopWide"],
  [10_000, "desktopWide"],
  [0, "desktop"],
  [-5, "desktop"],
  [Number.NaN, "desktop"],
  [null, "desktop"],
  [undefined, "desktop"],
])("%j px is %s", (width, name) => {
  expect(breakpointOf(width)).toBe(name)
})

test.each([
  ["mobile", "mobile"],
  ["desktopWide", "desktopWide"],
  ["watch", "desktop"],
  ["", "desktop"],
  [null, "desktop"],
])("cookie %j is %s", (cookie, name) => {
  expect(breakpointOfCookie(cookie)).toBe(name)
})

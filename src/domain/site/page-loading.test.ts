import { expect, test } from "vitest"
import { isNewVersion, mayPrefetch, mayReloadRoute } from "./page-loading.ts"

test.each([
  [{ running: 0 }, true],
  [{ running: 3 }, true],
  [{ running: 4 }, false],
  [{ running: 0, effectiveType: "4g" }, true],
  [{ running: 0, effectiveType: "3g" }, true],
  [{ running: 0, effectiveType: "2g" }, false],
  [{ running: 0, effectiveType: "slow-2g" }, false],
  [{ running: 0, saveData: true }, false],
  [{ running: 0, saveData: false, effectiveType: null }, true],
])("%j may prefetch: %s", (line, may) => {
  expect(mayPrefetch(line)).toBe(may)
})

test.each([
  [null, true],
  [{ route: "/Cart/lists", at: 100_000 }, false],
  [{ route: "/Cart/lists", at: 90_001 }, false],
  [{ route: "/Cart/lists", at: 90_000 }, true],
  [{ route: "/", at: 100_000 }, true],
])("after the reload %j, the cart may reload: %s", (last, may) => {
  expect(mayReloadRoute("/Cart/lists", last, 100_000)).toBe(may)
})

test.each([
  ["b2", true],
  ["b1", false],
  ["", false],
  [null, false],
  [undefined, false],
])("build %j is new to a page of b1: %s", (latest, is) => {
  expect(isNewVersion("b1", latest)).toBe(is)
})

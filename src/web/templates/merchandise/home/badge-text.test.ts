import { expect, test } from "vitest"
import { badgeText } from "./badge-text.ts"

test("a short text goes around more than once, a long one in smaller letters", () => {
  expect(badgeText(["Shop", ""])).toEqual({ text: "SHOP * SHOP * SHOP * SHOP * ", size: expect.closeTo(23.5, 1) })
  expect(badgeText(["Shop drop 07", "The commute"])?.text).toBe("SHOP DROP 07 * THE COMMUTE * ")
  expect(badgeText(["See every one of the forty things that came in on Monday"])?.size).toBe(11)
})

test("a script that joins its letters is not set around a circle", () => {
  expect(badgeText(["تسوق الآن"])).toBeNull()
  expect(badgeText([""])).toBeNull()
})

import { describe, expect, test } from "vitest"
import { scrollPlace } from "../ui/navigation/scroll-place.ts"
import { stepTab } from "../ui/navigation/step-tab.ts"
import { indexOfPicture, stepPicture } from "./catalog/gallery/step-picture.ts"
import { stepOption } from "./search/step-option.ts"

describe("pictures of a gallery", () => {
  test.each([
    [0, 3, 1, 1],
    [2, 3, 1, 0],
    [0, 3, -1, 2],
    [0, 1, 1, 0],
    [0, 0, 1, 0],
  ] as const)("from %d of %d by %d to %d", (index, count, step, next) => {
    expect(stepPicture(index, count, step)).toBe(next)
  })

  test("a variant's own picture is found, a strange one is not", () => {
    expect(indexOfPicture(["/a", "/b"], "/b")).toBe(1)
    expect(indexOfPicture(["/a", "/b"], "/c")).toBeNull()
    expect(indexOfPicture(["/a", "/b"], null)).toBeNull()
  })
})

test.each([
  [-1, "ArrowDown", 0],
  [0, "ArrowDown", 1],
  [2, "ArrowDown", -1],
  [-1, "ArrowUp", 2],
  [0, "ArrowUp", -1],
  [0, "Tab", null],
] as const)("in a list of three, %d and %s lead to %s", (active, key, next) => {
  expect(stepOption(active, 3, key)).toBe(next)
})

test.each([
  [0, "ArrowRight", "ltr", 1],
  [2, "ArrowRight", "ltr", 0],
  [0, "ArrowLeft", "ltr", 2],
  [0, "ArrowLeft", "rtl", 1],
  [0, "ArrowRight", "rtl", 2],
  [1, "Home", "ltr", 0],
  [1, "End", "rtl", 2],
  [1, "ArrowDown", "ltr", null],
] as const)("of three tabs, %d and %s (%s) lead to %s", (active, key, dir, next) => {
  expect(stepTab(active, 3, key, dir)).toBe(next)
})

test.each([
  [0, "start"],
  [1, "start"],
  [200, "middle"],
  [599, "end"],
  [-600, "end"],
  [-200, "middle"],
] as const)("a row of 1000 px that shows 400 stands at %d: %s", (scrollLeft, place) => {
  expect(scrollPlace({ scrollLeft, clientWidth: 400, scrollWidth: 1000 })).toBe(place)
})

test("a row that is seen whole needs no buttons", () => {
  expect(scrollPlace({ scrollLeft: 0, clientWidth: 400, scrollWidth: 400 })).toBe("whole")
})

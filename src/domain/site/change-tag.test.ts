import { expect, test } from "vitest"
import { changeTag, concernsSite, droppedBy } from "./change-tag.ts"

test.each([
  [3, "site", "site:3"],
  [3, "list", "list:3"],
  [12, "news", "news:12"],
  [3, "goods:12", "goods:3:12"],
] as const)("at site %i %s is told as %s", (siteId, tag, told) => expect(changeTag(siteId, tag)).toBe(told))

test("a page is dropped by what it shows, by its site, and by changes to many goods at once", () => {
  expect([...droppedBy(3, ["goods:12", "goods:7", "list"])]).toEqual([
    "*",
    "site:3",
    "goods:3:12",
    "goods:3:*",
    "goods:3:7",
    "list:3",
  ])
  expect([...droppedBy(3, ["news"])]).toEqual(["*", "site:3", "news:3"])
})

test.each([
  ["site:3", 3, true],
  ["goods:3:12", 3, true],
  ["goods:12:3", 3, false],
  ["list:33", 3, false],
  ["*", 3, true],
])("%s concerns site %i: %s", (tag, siteId, expected) => expect(concernsSite(tag, siteId)).toBe(expected))

import { expect, test } from "vitest"
import { dropped, type MenuRow, moved, nestedOf, rowsOf, without } from "./menu-tree.ts"

const rows = (text: string): MenuRow[] =>
  text.split(" ").map((word) => {
    const level = word.length
    if (level !== 1 && level !== 2 && level !== 3) throw new Error(word)
    return { key: word, type: 3, id: 1, dnames: word, url: "", level }
  })
const said = (some: readonly MenuRow[] | null) => some?.map(({ dnames, level }) => `${dnames}${level}`).join(" ")

test.each([
  ["down", 0, "d1 a1 bb2 ccc3"],
  ["up", 3, "d1 a1 bb2 ccc3"],
  ["in", 3, "a1 bb2 ccc3 d2"],
  ["out", 1, "a1 bb1 ccc2 d1"],
] as const)("an entry goes %s with all below it", (to, at, wanted) => {
  expect(said(moved(rows("a bb ccc d"), at, to))).toBe(wanted)
})

test("it stays where there is no place for it", () => {
  expect(moved(rows("a bb ccc d"), 0, "up")).toBeNull()
  expect(moved(rows("a bb ccc d"), 0, "in")).toBeNull()
  expect(moved(rows("a bb ccc d"), 2, "in")).toBeNull()
  expect(moved(rows("a b cc ddd"), 1, "in")).toBeNull()
  expect(moved(rows("a"), 0, "out")).toBeNull()
})

test("it is dropped before another, not into itself, and taken out with all below it", () => {
  expect(said(dropped(rows("a bb c"), 2, 1))).toBe("a1 c2 bb2")
  expect(dropped(rows("a bb c"), 0, 1)).toBeNull()
  expect(said(without(rows("a bb c"), 0))).toBe("c1")
})

test("the list is the menu", () => {
  const menu = nestedOf(rows("a bb ccc d"))
  expect(menu.map(({ dnames, sub }) => [dnames, sub.length])).toEqual([
    ["a", 1],
    ["d", 0],
  ])
  expect(rowsOf(menu).map(({ dnames, level }) => `${dnames}${level}`)).toEqual(["a1", "bb2", "ccc3", "d1"])
})

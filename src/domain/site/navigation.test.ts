import { describe, expect, test } from "vitest"
import { entryAddress, type NavigationEntry, navigationAt, selectEntry } from "./navigation.ts"

const entry = (type: number, id: string, active = false, sub?: NavigationEntry[]) => ({
  type,
  id,
  url: "",
  active,
  sub,
})
const submenu = [entry(1, "12"), entry(1, "5")]
const menu = [
  entry(3, "1", true),
  entry(3, "3", true),
  entry(1, "3", false, submenu),
  entry(2, "2"),
  entry(2, "12"),
  entry(3, "5"),
]
const active = (entries: readonly NavigationEntry[]): string[] =>
  entries.flatMap((one) => [...(one.active ? [`${one.type}:${one.id}`] : []), ...active(one.sub ?? [])])

describe("selectEntry", () => {
  test("clears all flags, then sets one, in the submenu too", () => {
    for (const chosen of [...menu, ...submenu])
      expect(active(selectEntry(menu, chosen))).toEqual([`${chosen.type}:${chosen.id}`])
  })

  test("may leave none set", () => {
    expect(active(selectEntry(menu, null))).toEqual([])
    expect(active(selectEntry(menu, entry(3, "9")))).toEqual([])
  })

  test("leaves the given menu alone", () => {
    const before = structuredClone(menu)
    selectEntry(menu, submenu[0] ?? null)
    expect(menu).toEqual(before)
  })
})

describe("navigationAt", () => {
  test.each([
    [{ metaId: "1" }, ["3:1"]],
    [{ metaId: 1 }, ["3:1"]],
    [{ metaId: "5" }, ["3:5"]],
    [{ metaId: "5", categoryId: "12" }, ["3:5"]],
    [{ metaId: "3" }, ["3:3"]],
    [{ metaId: 3, categoryId: "12" }, ["1:12"]],
    [{ metaId: "3", categoryId: "3" }, ["1:3"]],
    [{ metaId: "3", categoryId: "5" }, ["1:5"]],
    [{ metaId: "3", type: "2" }, ["2:2"]],
    [{ metaId: "3", type: "12" }, ["2:12"]],
    [{ metaId: "3", categoryId: "12", type: "2" }, ["1:12"]],
    [{ metaId: "3", categoryId: "99", type: "2" }, ["2:2"]],
    [{ metaId: "3", categoryId: "99" }, ["3:3"]],
    [{ metaId: "12" }, ["3:3"]],
    [{ metaId: "7" }, ["3:3"]],
    [{ metaId: null, categoryId: "12" }, ["1:12"]],
    [{}, ["3:3"]],
    [{ metaId: null, isOwn: true }, []],
    [{ metaId: "3", isOwn: false }, ["3:3"]],
    [{ metaId: "", categoryId: "", type: "" }, ["3:3"]],
  ])("at %j, %j is active", (place, flags) => {
    expect(active(navigationAt(menu, place))).toEqual(flags)
  })

  test("a menu that does not name the home page has none active there", () => {
    expect(active(navigationAt(menu.slice(1), { metaId: 1 }))).toEqual([])
  })

  test("sets one even where the menu names an entry twice", () => {
    expect(active(navigationAt([entry(3, "5"), entry(3, "5")], { metaId: "5" }))).toEqual(["3:5"])
  })

  test("a menu without entry '3' may have none active", () => {
    expect(active(navigationAt([entry(3, "1", true)], { metaId: "7" }))).toEqual([])
    expect(navigationAt([], { metaId: "1" })).toEqual([])
  })
})

describe("entryAddress", () => {
  test.each([
    [1, "12", "", "/SaleGoods/lists?categoryId=12"],
    [1, "12", "/SaleGoods/lists", "/SaleGoods/lists?categoryId=12"],
    [1, "12", "/SaleGoods/lists?p=1#top", "/SaleGoods/lists?p=1&categoryId=12#top"],
    [1, "12", "/SaleGoods/lists?categoryId=9", "/SaleGoods/lists?categoryId=12"],
    [2, "2", "", "/SaleGoods/lists?type=2"],
    [2, "6", "/SaleGoods/selfactivity", "/SaleGoods/selfactivity?type=6"],
    [3, "5", "/News/lists", "/News/lists"],
    [3, "5", "News/lists", "/News/lists"],
    [3, "1", "", "/"],
    [3, "1", "/", "/"],
    [3, "50", "https://blog.example/a?b=c", "https://blog.example/a?b=c"],
    [3, "50", "javascript:alert(1)", "/javascript:alert(1)"],
    [3, "50", "//elsewhere.example", "/elsewhere.example"],
    [3, "50", "\\\\elsewhere.example", "/elsewhere.example"],
    [1, "a&b=c", "", "/SaleGoods/lists?categoryId=a%26b%3Dc"],
  ])("type %i, id %s, url %j leads to %s", (type, id, url, address) => {
    expect(entryAddress({ type, id, url })).toBe(address)
  })
})

import { describe, expect, test } from "vitest"
import type { HomeSection } from "../../../../src/contract/sections/home-section.ts"
import { testShop } from "../../test-shop.ts"
import { atDesk } from "../desk/desk.ts"
import { newGoods } from "./shelf.ts"
import { keeping, picturesOf } from "./staff-calls.ts"

const shop = await testShop()
const { get, rows } = shop
const desk = await atDesk(shop)
const clerk = keeping(shop, desk.asClerk)
const [picture] = await picturesOf(shop)
const [foreign] = await picturesOf(shop, "sport")
const focused = (url = "") => ({ url, x: 20, y: 80 })

const shownSections = async () => (await get("GET /api/site/config")).homeSections
const store = (list: unknown) => rows("update site set home_sections = $1 where id = 1", JSON.stringify(list))
const category = async (own: boolean) => {
  const [row] = await rows<{ id: number }>(`select id from category where (site_id = 1) = $1 order by id limit 1`, own)
  return row?.id ?? 0
}

test("a shop has the list of its template until staff write one, and again when they take it back", async () => {
  expect(await shownSections()).toBeNull()
  const { goodsId } = await newGoods(shop)
  const sections: HomeSection[] = [
    { section: "story", tone: "soft", settings: { title: "First us", image: focused(picture?.url) } },
    { section: "goodsRail", component: "feature", settings: { goodsIds: [goodsId], categoryId: await category(true) } },
    { section: "goodsRail", settings: { limit: 4 } },
    { section: "story" },
  ]
  expect(await clerk.does("POST /api/admin/home/sections", { sections })).toEqual({ sections })
  expect((await clerk.reads("GET /api/admin/home/sections")).sections).toEqual(sections)
  expect(await shownSections()).toEqual(sections)
  expect(
    await rows("select home_sections -> 0 -> 'settings' -> 'image' ->> 'url' as path from site where id = 1"),
  ).toEqual([{ path: picture?.url.replace("/media/", "") }])
  await clerk.does("POST /api/admin/home/sections", { sections: null })
  expect(await shownSections()).toBeNull()
  expect((await desk.noted("home")).map(({ action, detail }) => [action, detail])).toEqual([
    ["home.sections", { sections: ["story", "goodsRail", "goodsRail", "story"] }],
    ["home.sections", { sections: null }],
  ])
})

test("an editor is told what the template has by itself, whether the shop has a list of its own or not", async () => {
  const told = async () => (await clerk.reads("GET /api/admin/home/sections")).templateSections
  expect(await told()).toEqual([{ section: "hero" }, { section: "goodsRail" }])
  await clerk.does("POST /api/admin/home/sections", { sections: [{ section: "story" }] })
  expect(await told()).toEqual([{ section: "hero" }, { section: "goodsRail" }])
  const begun = await clerk.does("POST /api/admin/home/sections", { sections: await told() })
  expect(begun.sections).toEqual(await told())
  await rows("update site set template = 'arts' where id = 1")
  expect(await told()).toEqual([])
  await rows("update site set template = 'default-modulized' where id = 1")
  await clerk.does("POST /api/admin/home/sections", { sections: null })
})

test("an editor is told of every kind what it can be set to", async () => {
  const { kinds, tones } = await clerk.reads("GET /api/admin/home/sections")
  expect(kinds.map(({ section }) => section)).toEqual([
    ...[
      "hero",
      "statement",
      "services",
      "categories",
      "goodsRail",
      "ranking",
      "priceTags",
      "promotion",
      "story",
      "news",
      "reviews",
      "record",
      "industries",
      "certificates",
      "request",
      "letter",
    ],
  ])
  expect(kinds[0]?.fields).toContainEqual({ name: "image", control: "picture" })
  expect(kinds[4]).toMatchObject({ components: ["row", "feature"], needs: ["goods"] })
  expect(kinds[4]?.fields).toContainEqual({ name: "limit", control: "number", max: 24 })
  expect(tones).toContain("inverse")
})

test("a picture that a section shows cannot be removed", async () => {
  await clerk.does("POST /api/admin/home/sections", {
    sections: [{ section: "hero", settings: { image: focused(picture?.url) } }],
  })
  expect(await clerk.tries("POST /api/admin/media/remove", { id: picture?.id ?? 0 })).toMatchObject({ reason: "inUse" })
  await clerk.does("POST /api/admin/home/sections", { sections: null })
})

describe("staff cannot write", () => {
  const hero = (settings: object) => async () => [{ section: "hero", settings }]
  const cases: [string, () => Promise<unknown>, number, string][] = [
    ["a kind that is none", async () => [{ section: "carousel" }], 422, "invalidField"],
    ["a link that leads out by a backslash", hero({ url: "/\\evil.example" }), 422, "invalidField"],
    ["a link that acts", hero({ url: "javascript:x()" }), 422, "invalidField"],
    ["a picture of another shop", hero({ image: focused(foreign?.url) }), 422, "unknownPicture"],
    ["a picture from elsewhere", hero({ image: focused("https://evil.example/x.png") }), 422, "unknownPicture"],
    ["a good that is none", hero({ goodsId: 2_000_000 }), 404, "unknownGoods"],
    [
      "a category of another shop",
      async () => [{ section: "ranking", settings: { categoryId: await category(false) } }],
      404,
      "unknownCategory",
    ],
    ["more sections than a page bears", async () => Array(31).fill({ section: "news" }), 422, "invalidField"],
    ["words instead of a list", async () => "all", 422, "invalidField"],
  ]
  test.each(cases)("%s", async (_what, sections, status, reason) => {
    const before = await shownSections()
    const response = await shop.send("/api/admin/home/sections", {
      method: "POST",
      headers: { ...desk.asClerk.headers, "content-type": "application/json" },
      body: JSON.stringify({ sections: await sections() }),
    })
    expect({ status: response.status, ...(await response.json()) }).toMatchObject({ status, reason })
    expect(await shownSections()).toEqual(before)
  })
})

test.each<[string, unknown, unknown]>([
  ["words", "all of it", null],
  ["an object", { section: "hero" }, null],
  ["kinds that are none", [{ section: "carousel" }, 5, null, "hero"], []],
  [
    "wrong settings among right ones",
    [{ section: "news", settings: { limit: -1 } }, { section: "hero" }, { section: "hero", settings: { url: "//x" } }],
    [{ section: "hero" }],
  ],
])("a stored list of %s breaks nothing", async (_what, stored, shown) => {
  await store(stored)
  expect(await shownSections()).toEqual(shown)
  expect((await clerk.reads("GET /api/admin/home/sections")).sections).toEqual(shown)
  await rows("update site set home_sections = null where id = 1")
})

test("one bad word in the stored content does not silence the others", async () => {
  const [before] = await rows<{ ad_config: object }>("select ad_config from site where id = 1")
  const stored = { ticker: ["Free freight"], hero: { title: "Hello", url: "/\\evil.example" } }
  await rows("update site set ad_config = $1 where id = 1", JSON.stringify(stored))
  expect((await get("GET /api/site/config")).ad_config).toMatchObject({
    ticker: ["Free freight"],
    hero: { title: "Hello", url: "" },
  })
  await rows("update site set ad_config = $1 where id = 1", JSON.stringify(before?.ad_config))
})

test("goods can be asked for by their ids, of one's own shop only", async () => {
  const [a, b, c] = (await get("GET /api/goods/lists", { page_size: 3 })).list.map(({ id }) => id)
  const [theirs] = (await get("GET /api/goods/lists", { page_size: 1 }, { host: "sport.localhost" })).list
  const found = await get("GET /api/goods/lists", { ids: [c, a, theirs?.id].join() })
  expect(found.list.map(({ id }) => id).toSorted()).toEqual([a, c].toSorted())
  expect(found.list.map(({ id }) => id)).not.toContain(b)
})

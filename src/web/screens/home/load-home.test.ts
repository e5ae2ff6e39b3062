import { expect, test } from "vitest"
import { homeContent } from "../../../contract/home-content.ts"
import type { HomeSection } from "../../../contract/sections/home-section.ts"
import { loadHome } from "./load-home.server.ts"
import { apiWith, goodsList } from "./read-samples.ts"

const words = { recommends: "Recommended" }
const category = { id: 7, name: "Lamps", image: null, isAdvertised: false, sub: [] }
const shop = (content: object = {}) => ({
  name: "Shop",
  slogan: "Good things",
  description: "A shop",
  content: homeContent.parse(content),
  categories: [category],
  siteCoupon: { name: "Five off", value: { kind: "percentage" as const, discount: 95 }, receipt: "signUp" as const },
})
const story = { title: "Us", text: "Since 1999" }
const services = [{ icon: "return", title: "Returns", text: "" }]

async function load(sections: HomeSection[], content: object = {}, replies: Record<string, unknown> = {}) {
  const api = apiWith(replies)
  return { shown: await loadHome(api.askPart, sections, shop(content), words), asked: api.asked }
}

test("sections come in the order of the list, doubled where it doubles them, each with a key of its own", async () => {
  const { shown } = await load([{ section: "news" }, { section: "hero" }, { section: "hero" }, { section: "news" }])
  expect(shown.map(({ section }) => section)).toEqual(["news", "hero", "hero", "news"])
  expect(new Set(shown.map(({ key }) => key)).size).toBe(4)
  const titles = shown.flatMap((each) => (each.section === "hero" ? [each.props.isPageTitle] : []))
  expect(titles).toEqual([true, false])
})

test("only what the list names is asked for", async () => {
  expect((await load([{ section: "hero" }, { section: "story" }])).asked).toEqual([])
  expect((await load([{ section: "news", settings: { limit: 2 } }])).asked).toEqual(["/api/news/lists?limit=2"])
  expect((await load([])).shown).toEqual([])
})

const everyKind: HomeSection[] = [
  { section: "hero" },
  { section: "statement" },
  { section: "services" },
  { section: "categories" },
  { section: "goodsRail" },
  { section: "ranking" },
  { section: "promotion" },
  { section: "story" },
  { section: "news" },
  { section: "reviews" },
  { section: "letter" },
]

test("a shop that has everything shows every section", async () => {
  const { shown } = await load(everyKind, {
    hero: { title: "Hello" },
    story,
    services,
    letter: { title: "Letter", text: "" },
  })
  expect(shown.map(({ section }) => section)).toEqual(everyKind.map(({ section }) => section))
})

test("a shop that has nothing yet still says who it is", async () => {
  const nothing = Object.fromEntries(
    ["/api/goods/lists", "/api/goods/promationGoods", "/api/news/lists", "/api/goods/latestRemarks"].map((name) => [
      name,
      null,
    ]),
  )
  const { shown } = await load(everyKind, {}, nothing)
  expect(shown.map(({ section }) => section)).toEqual(["hero", "categories"])
  expect(shown[0]).toMatchObject({ component: "standard", props: { hero: { title: "Good things", eyebrow: "Shop" } } })
})

test("a report leads each row to the category that it names, and is left out without rows", async () => {
  const row = { figure: "27", title: "Water", text: "Valves", note: "" }
  const rows = [7, 8, null].map((categoryId) => ({ ...row, categoryId }))
  const { shown } = await load([{ section: "industries" }, { section: "record" }], {
    industries: { title: "Who", rows },
  })
  const url = "/SaleGoods/lists?categoryId=7"
  expect(shown.map(({ props }) => props)).toEqual([
    { title: "Who", text: "", rows: [url, "", ""].map((url) => ({ ...row, url, image: null })) },
  ])
})

test("a request names the countries that the shop sends to", async () => {
  const replies = { "/api/site/regions": [{ code: "DE", name: "Germany", children: [] }] }
  const { shown } = await load([{ section: "request" }], { request: { title: "Ask us" } }, replies)
  expect(shown).toMatchObject([{ props: { title: "Ask us", countries: [{ code: "DE", name: "Germany" }] } }])
})

test("a hero shows goods of the first categories where it asks for some, and asks for none otherwise", async () => {
  const replies = { "/api/goods/lists": goodsList(1, 2) }
  expect((await load([{ section: "hero" }], {}, replies)).asked).toEqual([])
  const { shown, asked } = await load([{ section: "hero", settings: { roomGoodsLimit: 2 } }], {}, replies)
  expect(asked).toEqual(["/api/goods/lists?categoryId=7&limit=2&facets=none"])
  expect(shown).toMatchObject([{ props: { rooms: [{ category: { id: 7 }, goods: [{ id: 1 }, { id: 2 }] }] } }])
  const empty = await load(
    [{ section: "hero", settings: { roomGoodsLimit: 2 } }],
    {},
    { "/api/goods/lists": goodsList() },
  )
  expect(empty.shown).toMatchObject([{ props: { rooms: [] } }])
})

test("a promotion shows as many of its goods as are asked for, and asks for none otherwise", async () => {
  const replies = { "/api/goods/lists": goodsList(1, 2) }
  const plain = await load([{ section: "promotion" }], {}, replies)
  expect(plain.asked).toEqual(["/api/goods/promationGoods"])
  expect(plain.shown).toMatchObject([{ props: { goods: [] } }])
  const withGoods = await load([{ section: "promotion", settings: { goodsLimit: 1 } }], {}, replies)
  expect(withGoods.asked).toHaveLength(2)
  expect(withGoods.shown).toMatchObject([{ props: { goods: [{ id: 1 }] } }])
})

test("settings choose goods: by hand in their order, by tag, by category", async () => {
  const replies = { "/api/goods/lists": goodsList(1, 2, 3) }
  const byHand = await load([{ section: "goodsRail", settings: { goodsIds: [3, 99, 1] } }], {}, replies)
  expect(byHand.asked).toEqual(["/api/goods/lists?ids=3%2C99%2C1&limit=3&facets=none"])
  expect(byHand.shown).toMatchObject([
    { component: "row", props: { title: "Recommended", tag: null, goods: [{ id: 3 }, { id: 1 }] } },
  ])
  const byTag = await load(
    [{ section: "ranking", settings: { tag: "newArrivals", categoryId: 7, limit: 3 } }],
    {},
    replies,
  )
  expect(byTag.asked).toEqual(["/api/goods/lists?type=2&sort=sold&limit=3&categoryId=7&facets=none"])
  expect(byTag.shown).toMatchObject([{ props: { title: "Just in", url: "/SaleGoods/lists?type=2&categoryId=7" } }])
})

test("settings choose categories; those that are gone are left out", async () => {
  const { shown } = await load([{ section: "categories", settings: { categoryIds: [9, 7], title: "Rooms" } }])
  expect(shown).toMatchObject([{ props: { title: "Rooms", categories: [{ id: 7, count: 0 }] } }])
  expect((await load([{ section: "categories", settings: { categoryIds: [9] } }])).shown).toEqual([])
})

test("story and services know of each other only where the page has both", async () => {
  const both = await load([{ section: "story" }, { section: "services" }], { story, services })
  expect(both.shown).toMatchObject([{ props: { services } }, { props: { isBesideStory: true } }])
  const alone = await load([{ section: "services" }], { story, services })
  expect(alone.shown).toMatchObject([{ props: { isBesideStory: false } }])
  const storyOnly = await load([{ section: "story" }], { story, services })
  expect(storyOnly.shown).toMatchObject([{ props: { services: [] } }])
})

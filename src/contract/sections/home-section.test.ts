import { describe, expect, test } from "vitest"
import { homeContent } from "../home-content.ts"
import { type HomeSection, homeSection, SECTIONS, settingsOf } from "./home-section.ts"
import { fieldsOf, referencesOf, withPictures } from "./section-references.ts"

test.each(Object.values(SECTIONS))("an editor finds a control for every setting of $kind", ({ kind, fields }) => {
  expect(fieldsOf(kind).map(({ name }) => name)).toEqual(Object.keys(fields))
})

test("controls tell what a field takes", () => {
  expect(fieldsOf("goodsRail")).toEqual([
    { name: "title", control: "text" },
    { name: "tag", control: "choice", of: ["newArrivals", "hotSales", "recommends"] },
    { name: "categoryId", control: "category" },
    { name: "goodsIds", control: "goodsList", max: 24 },
    { name: "limit", control: "number", max: 24 },
  ])
  expect(fieldsOf("hero")).toContainEqual({ name: "image", control: "picture" })
  expect(fieldsOf("hero")).toContainEqual({ name: "url", control: "link" })
  expect(fieldsOf("certificates")).toContainEqual({ name: "rows", control: "rows", max: 24 })
  expect(fieldsOf("request").map(({ name }) => name)).toEqual(["title", "text", "quote", "by"])
})

describe("what nobody has set", () => {
  const content = homeContent.parse({
    hero: { title: "Autumn", text: "Is here", url: "/SaleGoods/lists", image: "/media/a.webp" },
  })

  test("comes from the shop's content, field by field; an empty word is a word", () => {
    expect(settingsOf("hero", { title: "Winter", text: "" }, content)).toMatchObject({
      title: "Winter",
      text: "",
      url: "/SaleGoods/lists",
      image: { url: "/media/a.webp", x: 50, y: 50 },
    })
  })

  test.each(Object.values(SECTIONS))("$kind can do without any content", ({ kind, entry, fields }) => {
    const settings = settingsOf(kind, undefined, homeContent.parse({}))
    expect(Object.keys(settings)).toEqual(Object.keys(fields))
    expect(entry.safeParse({ section: kind, settings }).error).toBeUndefined()
  })
})

const links: [string, boolean][] = [
  ["/SaleGoods/lists?type=2", true],
  ["https://friend.example/page", true],
  ["", true],
  ["/\\evil.example", false],
  ["//evil.example", false],
  ["\\\\evil.example", false],
  ["/ok and more", false],
  ["http://plain.example", false],
  ["javascript:alert(1)", false],
]
test.each(links)("a link %j is taken: %s, in sections and in content alike", (url, isTaken) => {
  const linked = Object.values(SECTIONS).filter(({ kind }) => fieldsOf(kind).some(({ control }) => control === "link"))
  expect(linked.map(({ kind }) => kind)).toEqual(["hero", "story"])
  for (const { kind } of linked) {
    expect(homeSection.safeParse({ section: kind, settings: { url } }).success, kind).toBe(isTaken)
    expect(homeContent.safeParse({ [kind]: { url } }).success, kind).toBe(isTaken)
  }
  expect(homeContent.safeParse({ offers: [{ url }] }).success).toBe(isTaken)
})

const nonsense: [string, unknown][] = [
  ["an unknown kind", { section: "carousel" }],
  ["no kind", { settings: {} }],
  ["another kind's component", { section: "hero", component: "feature" }],
  ["an unknown tone", { section: "hero", tone: "loud" }],
  ["a number of goods that is none", { section: "goodsRail", settings: { limit: 0 } }],
  ["more goods than a page bears", { section: "goodsRail", settings: { limit: 1000 } }],
  ["a tag that goods do not have", { section: "ranking", settings: { tag: "custom" } }],
  ["a focal point outside of the picture", { section: "story", settings: { image: { url: "a.webp", x: 101, y: 0 } } }],
  ["a row without a figure", { section: "record", settings: { rows: [{ title: "2026" }] } }],
  ["text for a picture", { section: "story", settings: { image: "a.webp" } }],
  ["nothing", null],
]
test.each(nonsense)("no section is %s", (_, entry) => {
  expect(homeSection.safeParse(entry).success).toBe(false)
})

test("settings name pictures, goods and categories of the shop", () => {
  const image = { url: "/media/a.webp", x: 10, y: 90 }
  const story: HomeSection = { section: "story", settings: { image, images: [{ ...image, url: "/media/b.webp" }] } }
  const rail: HomeSection = { section: "goodsRail", settings: { goodsIds: [4, 2], categoryId: 7 } }
  expect(referencesOf(story)).toEqual({ pictures: ["/media/a.webp", "/media/b.webp"], goods: [], categories: [] })
  expect(referencesOf(rail)).toEqual({ pictures: [], goods: [4, 2], categories: [7] })
  const rows = [7, null].map((categoryId) => ({ figure: "27", title: "Water", text: "", note: "", categoryId }))
  expect(referencesOf({ section: "industries", settings: { rows } }).categories).toEqual([7])
  expect(referencesOf({ section: "hero", settings: { image: null, goodsId: 3 } }).goods).toEqual([3])
  const stored = withPictures(story, (url) => url.replace("/media/", ""))
  expect(stored.settings).toEqual({ image: { ...image, url: "a.webp" }, images: [{ ...image, url: "b.webp" }] })
  expect(withPictures({ section: "news" }, () => "x")).toEqual({ section: "news" })
})

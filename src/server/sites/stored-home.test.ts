import { expect, test, vi } from "vitest"
import { homeContent } from "../../contract/home-content.ts"
import { readHome, readHomeContent, readHomeSections } from "./stored-home.ts"

const none = homeContent.parse({})

test("content is read with pictures by their addresses", () => {
  const { read, leftOut } = readHomeContent({
    hero: { title: "Hi", image: "s/a.webp" },
    story: { images: ["s/b.webp"] },
  })
  expect(read.hero).toMatchObject({ title: "Hi", image: "/media/s/a.webp" })
  expect(read.story?.images).toEqual(["/media/s/b.webp"])
  expect(leftOut).toEqual([])
})

test("what is wrong counts as not said, and nothing else does", () => {
  const { read, leftOut } = readHomeContent({
    ticker: ["Free freight", 5],
    hero: { title: "Hi", url: "/\\evil.example" },
    offers: "many",
    services: [{ title: "No sign" }, { icon: "return", title: "Returns" }],
    payments: ["Card"],
  })
  expect(read).toEqual({
    ...none,
    ticker: ["Free freight"],
    hero: { eyebrow: "", title: "Hi", text: "", action: "", url: "", image: null, goodsId: null },
    services: [{ icon: "return", title: "Returns", text: "" }],
    payments: ["Card"],
  })
  expect(leftOut.toSorted()).toEqual(["hero.url", "offers", "services.0", "ticker.1"])
})

test.each([[null], [undefined], [7], ["words"], [[]], [[1]]])("content that is %j is none", (stored) => {
  expect(readHomeContent(stored).read).toEqual(none)
})

test("sections of unknown kinds or with wrong settings are left out, the others stay in their order", () => {
  const { read, leftOut } = readHomeSections([
    { section: "news" },
    { section: "carousel" },
    { section: "hero", settings: { url: "//evil.example" } },
    "hero",
    null,
    { section: "story", settings: { image: { url: "s/a.webp", x: 0, y: 0 } }, more: 1 },
    { section: "news" },
  ])
  expect(read).toEqual([
    { section: "news" },
    { section: "story", settings: { image: { url: "/media/s/a.webp", x: 0, y: 0 } } },
    { section: "news" },
  ])
  expect(leftOut).toEqual(["sections.1", "sections.2", "sections.3", "sections.4"])
})

test.each([[null], [undefined], [7], [{ section: "hero" }]])("a stored list that is %j is no list", (stored) => {
  expect(readHomeSections(stored).read).toBeNull()
})

test("what is left out is logged once, until it is something else", () => {
  const log = { warn: vi.fn() }
  const wrong = { id: 1, name: "lamps", adConfig: { offers: 5 }, homeSections: [{ section: "carousel" }], look: null }
  readHome(wrong, log)
  readHome(wrong, log)
  expect(log.warn.mock.calls.map(([details]) => details)).toEqual([
    { site: "lamps", leftOut: ["offers", "sections.0"] },
  ])
  readHome({ ...wrong, adConfig: {} }, log)
  expect(log.warn).toHaveBeenCalledTimes(2)
  readHome({ ...wrong, adConfig: {}, homeSections: null }, log)
  expect(log.warn).toHaveBeenCalledTimes(2)
})

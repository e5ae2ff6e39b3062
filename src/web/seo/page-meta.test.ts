import { describe, expect, test } from "vitest"
import { homeContent } from "../../contract/home-content.ts"
import { LOCALES } from "../../domain/locales/locales.ts"
import { exampleShell } from "./example-shop.ts"
import { type PageMeta, pageMeta } from "./page-meta.ts"

const page = { shell: exampleShell(), title: "Mugs", description: "All of our mugs.", path: "/SaleGoods/lists" }

/** The tags by name; several of one name in their order. */
function tags(of: Partial<PageMeta> = {}): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  for (const tag of pageMeta({ ...page, ...of })) {
    const entries: Record<string, unknown> = { ...tag }
    const name = String(entries.name ?? entries.property ?? entries.rel ?? "title")
    const value = entries.content ?? entries.href ?? entries.title
    found[name] = name in found ? [found[name], value].flat() : value
  }
  return found
}

test("a page introduces itself", () => {
  expect(tags()).toEqual({
    title: "Mugs – Quarter",
    description: "All of our mugs.",
    "og:type": "website",
    "og:site_name": "Quarter",
    "og:title": "Mugs",
    "og:description": "All of our mugs.",
    "og:url": "https://shop.example/SaleGoods/lists",
    "og:locale": "en_US",
    "twitter:card": "summary",
    alternate: "https://shop.example/News/rss.xml",
  })
})

describe("title and description", () => {
  test("a title with the shop's name in it stays as it is", () => {
    expect(tags({ title: "Quarter: good things" }).title).toBe("Quarter: good things")
    expect(tags({ title: "" }).title).toBe("Quarter")
  })

  test("a page without a description takes the shop's, and a long one is cut between words", () => {
    expect(tags({ description: "" }).description).toBe("A shop of things.")
    const description = String(tags({ description: "word ".repeat(100) }).description)
    expect(description).toMatch(/ word…$/)
    expect(description.length).toBeLessThanOrEqual(160)
  })

  test("without a shop there is only the title", () => {
    expect(tags({ shell: undefined })).toEqual({ title: "Mugs" })
    expect(tags({ shell: { ...exampleShell(), shop: null } })).toEqual({ title: "Mugs" })
  })
})

test("pictures have whole addresses; a page without one takes that of the home page", () => {
  const shared = tags({ image: "/media/mug 1.webp", type: "product" })
  expect(shared).toMatchObject({
    "og:image": "https://shop.example/media/mug%201.webp",
    "og:image:alt": "Mugs",
    "og:type": "product",
    "twitter:card": "summary_large_image",
  })
  const hero = { title: "Hello", image: "/media/hero.webp", goodsId: null }
  const shell = exampleShell({ content: homeContent.parse({ hero }) })
  expect(tags({ shell, image: null })["og:image"]).toBe("https://shop.example/media/hero.webp")
})

test("a page in another language is at home under its prefix", () => {
  const locales = [LOCALES.en, LOCALES.ara, LOCALES.zh]
  const addresses = { canonical: "/ara", alternates: [] }
  expect(tags({ shell: exampleShell({ locales }, { lang: "ar", addresses }) })).toMatchObject({
    "og:url": "https://shop.example/ara/SaleGoods/lists",
    "og:locale": "ar_EG",
    "og:locale:alternate": ["en_US", "zh_CN"],
  })
})

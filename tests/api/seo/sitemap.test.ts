import { matchRoutes, type RouteObject } from "react-router"
import { describe, expect, test } from "vitest"
import { quarter } from "../../../demo/default-modulized/catalogue.ts"
import { goodsPath } from "../../../src/domain/catalog/goods-address.ts"
import { SCREENS } from "../../../src/domain/site/screens.ts"
import { LISTED_SCREENS } from "../../../src/server/seo/sitemap-pages.ts"
import routes from "../../../src/web/routes.ts"
import { pathOf, QUARTER, SPLIT, seoShop } from "./seo-shop.ts"

const { visit, file, rows, withoutApp } = await seoShop()
const ADDRESSES_MAX = 2_500

type Url = {
  loc: string
  lastmod?: string
  "xhtml:link"?: Record<`@_${"hreflang" | "href"}`, string>[]
  "image:image"?: { "image:loc": string }[]
}

/** The files that the index names, each with its pages. */
async function sitemap(kind: string, host = QUARTER): Promise<Url[][]> {
  const { sitemapindex } = await file("/sitemap.xml", { host })
  const addresses: string[] = sitemapindex.sitemap.map(({ loc }: { loc: string }) => loc)
  const wanted = addresses.filter((loc) => loc.startsWith(`https://${host}/sitemap-${kind}`))
  return Promise.all(wanted.map(async (loc) => (await file(new URL(loc).pathname, { host })).urlset.url))
}
const paths = (parts: Url[][]) => parts.flat().map(({ loc }) => pathOf(loc))

const goodsOf = async (host: string, condition = "true") =>
  rows<{ id: number; name: string }>(
    `select g.id, g.name from goods g join site_domain d using (site_id) where d.host = $1 and ${condition} order by g.id`,
    host,
  )
const pathsOf = (goods: { id: number; name: string }[]) => goods.map(({ id, name }) => goodsPath(name, id))

describe("the sitemap", () => {
  test("names goods in each language by the address that they have there, whatever it was translated into", async () => {
    const [mug] = await goodsOf(QUARTER, "number = '20418'")
    const { id = 0, name = "" } = mug ?? {}
    const entry = (await sitemap("goods")).flat().find(({ loc }) => pathOf(loc) === goodsPath(name, id))
    const address = (hreflang: string) => entry?.["xhtml:link"]?.find((link) => link["@_hreflang"] === hreflang)
    const german = quarter.translations?.de?.goods["20418"]?.name ?? ""
    expect(pathOf(address("de")?.["@_href"] ?? "")).toBe(`/de${goodsPath(german, id)}`)
    expect(pathOf(address("fr")?.["@_href"] ?? "")).toBe(`/fr${goodsPath(name, id)}`)
    expect(pathOf(address("x-default")?.["@_href"] ?? "")).toBe(goodsPath(name, id))
  })

  test.each([QUARTER, SPLIT])("of %s names each of its open goods once, and no other shop's", async (host) => {
    const open = pathsOf(await goodsOf(host, "on_sale and not encrypted"))
    expect(open.length).toBeGreaterThan(20)
    expect(paths(await sitemap("goods", host))).toEqual(open)
  })

  test("leaves out locked goods, unless the shop locks none", async () => {
    const locked = pathsOf(await goodsOf(QUARTER, "encrypted"))
    expect(locked.length).toBeGreaterThan(0)
    const named = paths(await sitemap("goods"))
    for (const path of locked) expect(named).not.toContain(path)
    await withoutApp(20, async () => expect(paths(await sitemap("goods"))).toEqual(expect.arrayContaining(locked)))
  })

  test("leaves out goods that are not on sale", async () => {
    const [good] = await goodsOf(QUARTER, "on_sale and not encrypted")
    await rows("update goods set on_sale = false where id = $1", good?.id)
    expect(paths(await sitemap("goods"))).not.toContain(pathsOf(good ? [good] : [])[0])
    await rows("update goods set on_sale = true where id = $1", good?.id)
  })

  test("tells of a good when it changed, its pictures and its other languages", async () => {
    const [[url] = []] = await sitemap("goods")
    expect(new Date(url?.lastmod ?? "").toISOString()).toBe(url?.lastmod)
    expect(url?.["image:image"]?.[0]?.["image:loc"]).toMatch(new RegExp(`^https://${QUARTER}/media/.+`))
    const languages = Object.fromEntries(
      (url?.["xhtml:link"] ?? []).map((link) => [link["@_hreflang"], link["@_href"]]),
    )
    const path = pathOf(url?.loc ?? "")
    expect(languages).toMatchObject({ en: url?.loc, "x-default": url?.loc, fr: `https://${QUARTER}/fr${path}` })
    expect(Object.keys(languages)).toHaveLength(12)
  })

  test("names every category", async () => {
    const categories = await rows<{ id: number }>("select id from category where site_id = 1 order by id")
    expect(paths(await sitemap("categories"))).toEqual(categories.map(({ id }) => `/SaleGoods/lists?categoryId=${id}`))
  })

  test("names the pages that are there", async () => {
    const pages = paths(await sitemap("pages"))
    expect(pages).toEqual(
      expect.arrayContaining(["/", "/SaleGoods/lists", "/how-we-choose", "/News/1", "/Other/about"]),
    )
    // What is written for a fixed screen is shown there, not under its slug.
    for (const moved of ["/about", "/contact"]) expect(pages).not.toContain(moved)
    expect(new Set(pages).size).toBe(pages.length)
    for (const closed of ["/Cart/lists", "/Order/check-out", "/Center", "/sign-in"]) expect(pages).not.toContain(closed)
  })

  test("names a page of the terms once it is written", async () => {
    const policies = ["/Other/payment", "/Other/privacy", "/Other/returns", "/Other/service", "/Other/shipping"]
    expect(paths(await sitemap("pages"))).toEqual(expect.arrayContaining(policies))
    await rows("update site_policy set policy = '' where site_id = 1 and kind = 'return'")
    expect(paths(await sitemap("pages"))).not.toContain("/Other/returns")
  })

  test("is bounded in each of its parts, however many goods there are", async () => {
    await rows(`insert into site (name, title, type, template_type) values ('many', 'Many', 1, 1)`)
    await rows(
      `insert into site_domain (host, site_id, is_primary) select 'many.localhost', id, true from site where name = 'many'`,
    )
    await rows(
      `insert into goods (id, site_id, name, number)
       select n * 3 + 1000000, s.id, 'Good <' || n || '> & "more"', 'N-' || n from site s, generate_series(1, 12000) n where s.name = 'many'`,
    )
    // Far away from the others: nothing is named in between.
    await rows(
      `insert into goods (id, site_id, name, number) select 2147483647, id, 'Last', 'last' from site where name = 'many'`,
    )
    const parts = await sitemap("goods", "many.localhost")
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(ADDRESSES_MAX)
    expect(parts).toHaveLength(16)
    expect(paths(parts)).toEqual(pathsOf(await goodsOf("many.localhost")))
    expect((await visit("/sitemap-goods-50000.xml", { host: "many.localhost" })).status).toBe(404)
  })

  test.each(["/sitemap-goods-0.xml", "/sitemap-goods-999999999.xml", "/sitemap-categories-999999999.xml"])(
    "has no part %s in a shop without goods",
    async (path) => {
      await rows(
        `insert into site (name, title, type, template_type) values ('bare', 'Bare', 1, 1) on conflict do nothing`,
      )
      await rows(
        `insert into site_domain (host, site_id, is_primary) select 'bare.localhost', id, true from site where name = 'bare' on conflict do nothing`,
      )
      expect((await visit(path, { host: "bare.localhost" })).status).toBe(404)
      expect(paths(await sitemap("pages", "bare.localhost"))).toEqual([
        "/",
        "/SaleGoods/lists",
        "/SaleGoods/selfactivity",
        "/SaleGoods/promationgoods",
        "/News/lists",
        "/Other/about",
        "/Other/contact",
        "/Other/feedback",
      ])
    },
  )
})

test("a screen is in the sitemap if it has a route", () => {
  type Entry = { path?: string; index?: boolean; children?: Entry[] }
  const asRoutes = (entries: Entry[]): RouteObject[] =>
    entries.map(({ path, index, children = [] }) => (index ? { index } : { path, children: asRoutes(children) }))
  const isRouted = (path: string) => {
    const match = matchRoutes(asRoutes(routes), path)?.at(-1)
    return match !== undefined && match.route.path !== "*"
  }
  const forEngines = ["home", "goodsList", "selfActivity", "promotionGoods", "newsList", "newsDetail", "about"] as const
  const others = ["contact", "feedback", "payment", "privacy", "returns", "service", "shipping"] as const
  const routed = [...forEngines, ...others].filter((name) => isRouted(SCREENS[name].path.replace("{id}", "1")))
  expect(routed).toEqual(LISTED_SCREENS)
})

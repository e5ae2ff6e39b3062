import { describe, expect, test } from "vitest"
import { quarter } from "../../../demo/default-modulized/catalogue.ts"
import { pathOf, QUARTER, SPLIT, seoShop } from "./seo-shop.ts"

const { visit, file, rows } = await seoShop()

describe("robots.txt", () => {
  const disallowed = async (host = QUARTER) => {
    const text = await (await visit("/robots.txt", { host })).text()
    const patterns = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, pattern = ""]) => pattern)
    // As RFC 9309 reads it: the beginning of the address, and $ for its end.
    const isMatch = (pattern: string, path: string) =>
      pattern.endsWith("$") ? path === pattern.slice(0, -1) : path.startsWith(pattern)
    return { text, isClosed: (path: string) => patterns.some((pattern) => isMatch(pattern, path)) }
  }

  test("names the sitemap of its shop", async () => {
    expect((await disallowed(SPLIT)).text).toContain(`\nSitemap: https://${SPLIT}/sitemap.xml\n`)
  })

  test.each([
    ...[
      "/Cart/lists",
      "/fr/Cart/inquiry",
      "/Order/check-out?ids=1",
      "/Center",
      "/Center/Order/1",
      "/ara/Center/favorite",
    ],
    "/sign-in",
    "/fr/sign-up",
    "/reset-password",
    "/api/goods/lists",
    "/language/fr?to=%2Ffr",
    "/arts",
    "/arts/",
    "/arts?p=2",
    "/car/item/mug_1",
    "/fr/car-green/SaleGoods/lists",
    "/ara/sport",
  ])("%s is closed", async (path) => expect((await disallowed()).isClosed(path)).toBe(true))

  test.each([
    ...[
      "/",
      "/fr",
      "/ara/",
      "/item/arts_1",
      "/item/sport%2Fcar_2",
      "/SaleGoods/lists?categoryId=1",
      "/News/1",
      "/News/rss.xml",
    ],
    "/artsy",
    "/cards",
    "/sport-shoes",
    "/fr/socket-guide",
    "/Other/about",
    "/media/mug.webp",
    "/assets/x.js",
    "/sitemap.xml",
    "/sitemap-goods-0.xml",
    "/how-we-choose",
  ])("%s is open", async (path) => expect((await disallowed()).isClosed(path)).toBe(false))
})

describe("the news feed", () => {
  test("is RSS 2.0 with the newest news and whole addresses", async () => {
    const { rss } = await file("/News/rss.xml")
    const { channel } = rss
    expect(rss["@_version"]).toBe("2.0")
    expect(channel).toMatchObject({ link: `https://${QUARTER}/News/lists`, language: "en" })
    expect(channel.title && channel.description).toBeTruthy()
    expect(channel["atom:link"]).toMatchObject({ "@_href": `https://${QUARTER}/News/rss.xml`, "@_rel": "self" })
    const latest = await rows<{ id: number; title: string }>(
      "select id, title from news where site_id = 1 and published_at <= now() order by published_at desc, id desc",
    )
    expect(channel.item.map(({ link }: { link: string }) => pathOf(link))).toEqual(
      latest.map(({ id }) => `/News/${id}`),
    )
    for (const item of channel.item) {
      expect(item.title).toBeTruthy()
      expect(item.guid).toBe(item.link)
      expect(item.pubDate).toBe(new Date(item.pubDate).toUTCString())
    }
  })

  test("speaks each language of the shop under its prefix, and no other", async () => {
    const { channel } = (await file("/de/News/rss.xml")).rss
    const said = quarter.translations?.de
    expect(channel).toMatchObject({ title: said?.title, link: `https://${QUARTER}/de/News/lists`, language: "de" })
    expect(channel["atom:link"]).toMatchObject({ "@_href": `https://${QUARTER}/de/News/rss.xml` })
    expect(channel.item.map(({ title }: { title: string }) => title).sort()).toEqual(
      said?.news.map(({ title }) => title).sort(),
    )
    for (const { link } of channel.item) expect(pathOf(link)).toMatch(/^\/de\/News\/\d+$/)
    for (const path of ["/en/News/rss.xml", "/xx/News/rss.xml"]) expect((await visit(path)).status).toBe(404)
  })

  test("holds 30 at most, nothing from the future, and any text", async () => {
    const title = `Tea & <b>"cake"</b> ]]> \u0008`
    await rows(
      `insert into news (site_id, title, content, published_at) select 2, $1 || n, '', now() - n * interval '1 hour' from generate_series(-3, 40) n`,
      title,
    )
    const { channel } = (await file("/News/rss.xml", { host: SPLIT })).rss
    expect(channel.item).toHaveLength(30)
    expect(channel.item[0].title).toBe('Tea & <b>"cake"</b> ]]> 0')
  })
})

describe("addresses", () => {
  test.each([
    ["the host that was asked", "sport.localhost:3000", "https://sport.localhost:3000"],
    ["the primary host for a stranger", "evil.example", `https://${QUARTER}`],
    ["the primary host and the port that works", "127.0.0.1:3000", `https://${QUARTER}:3000`],
  ])("are of %s", async (_name, host, origin) => {
    const text = await (await visit("/sitemap.xml", { host })).text()
    expect(text).toContain(`<loc>${origin}/sitemap-pages.xml</loc>`)
    expect(text).not.toContain("evil")
  })
})

test.each([
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/sitemap.xml", "application/xml; charset=utf-8"],
  ["/sitemap-pages.xml", "application/xml; charset=utf-8"],
  ["/News/rss.xml", "application/rss+xml; charset=utf-8"],
])("%s may be kept for an hour and is not sent twice", async (path, type) => {
  const { status, headers } = await visit(path)
  expect(status).toBe(200)
  expect(headers.get("content-type")).toBe(type)
  expect(headers.get("cache-control")).toBe("public, max-age=3600")
  const tag = headers.get("etag") ?? ""
  expect((await visit(path, { headers: { "if-none-match": tag } })).status).toBe(304)
  expect((await visit(path, { headers: { "if-none-match": '"other"' } })).status).toBe(200)
})

import { describe, expect, test } from "vitest"
import type { RegionNode } from "../../../src/contract/site-calls.ts"
import { siteDirectory } from "../../../src/server/sites/site-directory.ts"
import { getNames, goodQueries, pathOf, REFUSED_HERE } from "../api/good-queries.ts"
import { newMember } from "../people.ts"
import { soon } from "../soon.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { db, ask, get, rows, send } = shop

const QUARTER = "Quarter General Store"
const SPLIT = "Split Athletics"

describe("which shop answers", () => {
  test.each([
    ["its own host", "sport.localhost", undefined, SPLIT],
    ["the host of the page that asks", "api.shared.example", "http://sport.localhost:3000/fr/item/1", SPLIT],
    ["the page's host before its own", "default-modulized.localhost", "https://sport.localhost/", SPLIT],
    ["its own host, if that of the page is nobody's", "sport.localhost", "https://search.example/?q=shop", SPLIT],
    ["the default, if both are nobody's", "nobody.example", "https://search.example/", QUARTER],
    ["the default, if the host is nobody's", "nobody.example", undefined, QUARTER],
    ["its own host, if the page's address is junk", "sport.localhost", "javascript:alert(1)", SPLIT],
    ["a host in any spelling", "api.shared.example", "https://SPORT.localhost./", SPLIT],
  ])("%s", async (_name, host, referer, title) => {
    const headers = referer === undefined ? undefined : { referer }
    expect((await get("GET /api/site/config", undefined, { host, headers })).dnames).toBe(title)
  })

  test("a merchant's change shows within a second or so, though the site is remembered", async () => {
    const sites = siteDirectory(db)
    expect((await sites.find(["sport.localhost"]))?.title).toBe(SPLIT)
    await rows("update site set title = 'Renamed' where name = 'sport'")
    expect((await sites.find(["sport.localhost"]))?.title).toBe(SPLIT)
    await soon(async () => (await sites.find(["sport.localhost"]))?.title === "Renamed")
    await rows("update site set title = $1 where name = 'sport'", SPLIT)
  })
})

describe("another shop's", async () => {
  const [foreign = { goods: 0, news: 0, category: 0, currency: 0 }] = await rows<Record<string, number>>(
    `select (select min(id) from goods where site_id = s.id) as goods, (select min(id) from news where site_id = s.id) as news,
      (select min(id) from category where site_id = s.id) as category,
      (select min(id) from currency where site_id = s.id) as currency from site s where s.name = 'sport'`,
  )
  await rows(`insert into content_page (site_id, slug, page_type, title, content)
    select id, 'only-here', 4, 'Only here', '<p>Only here</p>' from site where name = 'sport'`)
  const host = "sport.localhost"

  test.each([
    ["goods", "GET /api/goods/detail", { id: foreign.goods }, "unknownGoods"],
    ["remarks", "GET /api/goods/remarks", { goods_id: foreign.goods }, "unknownGoods"],
    ["news", "GET /api/news/detail", { id: foreign.news }, "unknownNews"],
    ["pages", "GET /api/content/page", { slug: "only-here" }, "unknownPage"],
    ["categories", "GET /api/goods/lists", { categoryId: foreign.category }, "unknownCategory"],
  ] as const)("%s are there on its own host and unknown on this one", async (_name, call, query, reason) => {
    const path = `${pathOf(call)}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`
    expect((await send(path, { host })).status).toBe(200)
    const refusal = await send(path)
    expect(refusal.status).toBe(404)
    expect(await refusal.json()).toMatchObject({ code: 0, reason })
  })

  test("currency cannot be chosen here", async () => {
    const refusal = await ask("POST /api/setRate", { body: { rate: foreign.currency ?? 0 } })
    expect(refusal).toMatchObject({ status: 422, reason: "unknownCurrency" })
  })
})

describe("secrets", async () => {
  const queries = await goodQueries(shop)
  const password = "goods-password-5521"
  await rows("update site set goods_password = $1", password)

  const { headers } = await newMember(shop)
  const forShoppers = getNames.filter((name) => !name.startsWith("GET /api/admin/"))

  test.each(forShoppers)("%s tells neither the goods password nor any other", async (name) => {
    const reply = await send(`${pathOf(name)}?${new URLSearchParams(queries[name])}`, { headers })
    const text = await reply.text()
    expect(reply.status, text).toBe(REFUSED_HERE[name] ?? 200)
    expect(text).not.toContain(password)
    expect(text).not.toMatch(
      /goodsPassword"|goods_password|passwordHash|password_hash|\$argon2|@default-modulized\.test/,
    )
  })

  test("of the goods password only that there is one", async () => {
    expect(await get("GET /api/site/config")).toMatchObject({ hasGoodsPassword: true, enableEncryptedGoodsApp: true })
    await rows("update site set goods_password = null where is_default")
    expect(await get("GET /api/site/config")).toMatchObject({ hasGoodsPassword: false })
  })
})

describe("the shown currency", async () => {
  const { rate: currencies } = await get("GET /api/site/config")

  test.each(currencies)("$code is remembered in the cookie", async ({ id, code }) => {
    const answer = await ask("POST /api/setRate", { body: { rate: id } })
    expect(answer).toMatchObject({ status: 200, data: { id, code } })
    expect(answer.headers.get("set-cookie")).toBe(`rate=${id}; Max-Age=604800; Path=/; SameSite=Lax`)
  })

  test("an unknown one is refused and nothing is remembered", async () => {
    const answer = await ask("POST /api/setRate", { body: { rate: 999_999 } })
    expect(answer).toMatchObject({
      status: 422,
      reason: "unknownCurrency",
      data: { fields: { rate: "unknownCurrency" } },
    })
    expect(answer.headers.get("set-cookie")).toBeNull()
  })

  test("the base currency stands first, at rate 1", () =>
    expect(currencies[0]).toMatchObject({ isBase: true, rate: "1", code: "USD" }))
})

describe("regions", () => {
  const inLanguage = (language?: string) =>
    get("GET /api/site/regions", undefined, { headers: language ? { "accept-language": language } : undefined })
  const nameOf = (regions: readonly RegionNode[], code: string) => regions.find((region) => region.code === code)?.name

  test.each([
    [undefined, "Germany"],
    ["de", "Deutschland"],
    ["fr-CA,fr;q=0.9,en;q=0.8", "Allemagne"],
    ["zh-CN", "德国"],
    ["ar", "ألمانيا"],
    ["tlh", "Germany"],
    ["*;q=0.1,,;;", "Germany"],
  ])("in a browser that speaks %s Germany is %s", async (language, name) => {
    const regions = await inLanguage(language)
    expect(nameOf(regions, "DE")).toBe(name)
    expect(new Set(regions.map(({ code }) => code)).size).toBe(regions.length)
  })

  test("countries stand in the order of the language, with their parts below them", async () => {
    const regions = await inLanguage("de")
    const names = regions.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator("de").compare))
    const states = regions.find(({ code }) => code === "US")?.children ?? []
    expect(nameOf(states, "US-OR")).toBe("Oregon")
  })
})

describe("apps", () => {
  test.each([
    [16, { enableGuestPurchaseApp: false }],
    [8, { enableOrderPromotionApp: false }],
    [22, { enableAdCodeApp: false, ad_code: "" }],
    [20, { enableEncryptedGoodsApp: false }],
    [4, { friendLinks: [] }],
  ])("%i off shows in the configuration at once", async (app, expected) => {
    await rows("update site set ad_code = '<!-- ad -->'")
    expect(await get("GET /api/site/config")).not.toMatchObject(expected)
    await shop.withoutApp(app, async () => {
      const config = await get("GET /api/site/config")
      expect(config).toMatchObject(expected)
      expect(config.appIds).not.toContain(app)
    })
  })
})

test("without any shop the service is unavailable, not broken", async () => {
  await rows("update site set is_default = false")
  expect(await ask("GET /api/site/config", { host: "nobody.example" })).toMatchObject({ status: 503, code: 0 })
  await rows("update site set is_default = true where name = 'default-modulized'")
})

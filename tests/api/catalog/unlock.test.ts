import { beforeEach, describe, expect, test } from "vitest"
import { DEMO_GOODS_PASSWORD } from "../../../demo/seed-site.ts"
import { indexGoods } from "../../../src/db/index-goods.ts"
import { seoRoutes } from "../../../src/server/seo/routes.ts"
import { siteDirectory } from "../../../src/server/sites/site-directory.ts"
import { bought } from "../bought.ts"
import { type Headers, newMember } from "../people.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask, get, rows, send, db, withoutApp } = shop

beforeEach(() => rows("delete from attempt"))

const unlock = (password = DEMO_GOODS_PASSWORD, host = "default-modulized.localhost") =>
  ask("POST /api/goods/unlock", { body: { password }, host })
const cookieOf = (headers: globalThis.Headers) => headers.get("set-cookie")?.split(";")[0] ?? ""
const key: Headers = { cookie: cookieOf((await unlock()).headers) }

const SECRET = "UNTOLD-7731"
const [locked] = await rows<{ id: number; name: string; variant: number }>(
  `select g.id, g.name, min(v.id) as variant from goods g join variant v on v.goods_id = g.id
  where g.site_id = 1 and g.encrypted group by g.id`,
)
const { id = 0, name = "", variant = 0 } = locked ?? {}
const [mug] = await rows<{ id: number }>("select id from goods where number = '20418'")

const [mugVariant] = await rows<{ id: number }>("select id from variant where goods_id = $1 limit 1", mug?.id)
await rows("update variant set stock = 999 where id = $1", mugVariant?.id)

/** Puts the locked good wherever a reply could tell of it, with a word of its own. */
async function plantSecret() {
  await rows("update goods set subtitle = $1, self_activity = true where id = $2", SECRET, id)
  await rows("update goods_text set description = $1, seo_title = $1 where goods_id = $2", SECRET, id)
  await rows("update variant set number = $1 || id, price = 4600, stock = 9 where goods_id = $2", SECRET, id)
  await rows(
    "insert into goods_relation (site_id, goods_id, related_id) values (1, $1, $2) on conflict do nothing",
    mug?.id,
    id,
  )
  await rows(
    `insert into goods_promotion_line (site_id, promotion_id, goods_id, sale_price)
    select 1, id, $1, 777 from goods_promotion where site_id = 1 and begin_at < now() and end_at > now() limit 1`,
    id,
  )
  await rows(
    "update media set path = $1 || '-' || id || '.webp' where id in (select media_id from goods_picture where goods_id = $2)",
    SECRET,
    id,
  )
  await rows(
    `insert into order_promotion_gift (site_id, tier_id, variant_id, number)
    select 1, t.id, $1, 1 from order_promotion_tier t join order_promotion p on p.id = t.promotion_id
    where p.site_id = 1 and p.type = 1`,
    variant,
  )
  const order = await bought(shop, { lines: [{ variantId: variant }] })
  await rows(
    `insert into review (site_id, goods_id, order_line_id, author, stars, content) values (1, $1, $2, 'Ada', 5, $3)`,
    ...[id, order.lines[0]?.id, SECRET],
  )
  await indexGoods(db, 1, [id])
}
await plantSecret()

const ada = await newMember(shop)
await ask("POST /api/goods/addCollect", { body: { goods_id: id }, headers: { ...ada.headers, ...key } })
await ask("POST /api/goods/addCart", { body: { detail_id: variant, number: 1 }, headers: { ...ada.headers, ...key } })

const item = { detail_id: variant, number: 1 }
const sender = { name: "Ada", email: "ada@buyers.example", content: "How much?" }

/** Every reply that has to do with goods: how it is asked for, and what the unlocked reply has in it. */
const replies: [string, string, { body?: object; told?: string | RegExp }][] = [
  ["a list", "/api/goods/lists?page_size=100", {}],
  ["a search", `/api/goods/lists?keywords=${encodeURIComponent(name)}`, {}],
  ["a list by price", "/api/goods/lists?sort=priceAsc&page_size=100&min=1", {}],
  ["the goods of an activity", "/api/goods/selfactivity", {}],
  ["the page of the good", `/api/goods/detail?id=${id}`, {}],
  ["the page of a good beside it", `/api/goods/detail?id=${mug?.id}`, {}],
  ["suggestions", `/api/goods/suggest?keywords=${encodeURIComponent(name)}`, {}],
  ["pieces left", `/api/goods/stock?id=${id}`, { told: `"id":${variant}` }],
  ["promotions", "/api/goods/promationGoods", {}],
  ["reviews", `/api/goods/remarks?goods_id=${id}`, {}],
  ["the newest reviews", "/api/goods/latestRemarks?page_size=20", {}],
  ["favourites", "/api/goods/collect", {}],
  ["the cart of a member", "/api/goods/cart", {}],
  ["the cart of a guest", "/api/goods/cartView", { body: { items: [item] } }],
  ["the gifts of a cart", "/api/goods/cartView", { body: { items: [{ detail_id: mugVariant?.id, number: 30 }] } }],
  ["the gifts of the shop", "/api/order/orderPromation", {}],
  ["a preview", "/api/order/preview", { body: { items: [item], region_code: "DE" } }],
  [
    "an inquiry",
    "/api/goods/inquiry",
    { body: { ...sender, items: [{ id, detail_id: variant, total: 1 }] }, told: "number" },
  ],
  ["a favourite", "/api/goods/addCollect", { body: { goods_id: id }, told: "isCollect" }],
  ["what is put in a cart", "/api/goods/addCart", { body: item }],
  ["what two carts come to", "/api/goods/mergeCart", { body: { items: [item] } }],
]

async function textOf(path: string, body: object | undefined, headers: Headers): Promise<string> {
  const sent = body && {
    method: "POST",
    body: JSON.stringify(body),
    headers: { ...headers, "content-type": "application/json" },
  }
  return (await send(path, sent ?? { headers })).text()
}

describe("of a locked good nothing is told", () => {
  test.each(replies)("in %s; to whoever has unlocked it all is", async (_where, path, { body, told = SECRET }) => {
    const closed = await textOf(path, body, ada.headers)
    expect(closed).not.toContain(SECRET)
    expect(closed).not.toMatch(told === SECRET ? /7\.77/ : told)
    expect(await textOf(path, body, withKey(ada.headers))).toMatch(told)
  })

  test("in the sitemap, key or not: search engines have none", async () => {
    const seo = seoRoutes({ db, sites: siteDirectory(db) })
    const host = "default-modulized.localhost"
    const visitor = { host, authority: host, protocol: "https", address: "127.0.0.1", country: null } as const
    for (const headers of [{}, key]) {
      const text = await (
        await seo.fetch(new Request(`https://${host}/sitemap-goods-0.xml`, { headers }), { visitor })
      ).text()
      expect(text).toContain(`_${mug?.id}<`)
      expect(text).not.toContain(`_${id}<`)
    }
  })
})

const withKey = (headers: Headers) => ({ ...headers, ...key })

describe("the password", () => {
  test("opens the goods for a week, for this browser only, and is nowhere to be read", async () => {
    const answer = await unlock()
    expect(answer.data).toEqual({ unlocked: true })
    const cookie = answer.headers.get("set-cookie") ?? ""
    expect(cookie).toMatch(/^goods_password=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(cookie).not.toContain(DEMO_GOODS_PASSWORD)
    expect(await get("GET /api/goods/detail", { id }, { headers: key })).toMatchObject({
      dnames: name,
      isEncrypted: false,
    })
    const texts = await Promise.all(
      ["/api/site/config", "/api/goods/lists"].map((path) => textOf(path, undefined, key)),
    )
    for (const text of texts) expect(text).not.toContain(DEMO_GOODS_PASSWORD)
  })

  test.each(["wrong", DEMO_GOODS_PASSWORD.toUpperCase(), ` ${DEMO_GOODS_PASSWORD}`, `${DEMO_GOODS_PASSWORD}x`, "null"])(
    "is not %j",
    async (tried) => {
      const answer = await unlock(tried)
      expect(answer).toMatchObject({ status: 403, reason: "pwdIncorrect" })
      expect(answer.headers.get("set-cookie")).toBeNull()
    },
  )

  test.each([undefined, "", "x".repeat(201), 1, null, ["a"], { a: 1 }])("cannot be %j", async (password) => {
    const sent = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ password }) }
    expect((await send("/api/goods/unlock", sent)).status).toBe(422)
  })

  test("of one shop does not open another", async () => {
    await rows("update site set goods_password = 'another' where name = 'sport'")
    const there = cookieOf((await unlock("another", "sport.localhost")).headers)
    expect(there).not.toBe("")
    expect(await ask("GET /api/goods/detail", { query: { id }, headers: { cookie: there } })).toMatchObject({
      status: 404,
    })
    expect(await unlock("another")).toMatchObject({ reason: "pwdIncorrect" })
  })

  test.each([
    ["made up", "goods_password=1"],
    ["the password itself", `goods_password=${DEMO_GOODS_PASSWORD}`],
    ["empty", "goods_password="],
    ["changed in its last letter", `${key.cookie?.slice(0, -1)}${key.cookie?.endsWith("A") ? "B" : "A"}`],
  ])("is not replaced by a cookie that is %s", async (_what, cookie) => {
    expect(await ask("GET /api/goods/detail", { query: { id }, headers: { cookie } })).toMatchObject({ status: 404 })
  })

  test("that the merchant changes locks everybody out, and opens again once it is known", async () => {
    await rows("update site set goods_password = 'a new one' where id = 1")
    for (const path of [`/api/goods/detail?id=${id}`, "/api/goods/lists?page_size=100", "/api/goods/promationGoods"])
      expect(await textOf(path, undefined, key), path).not.toContain(SECRET)
    expect(await unlock()).toMatchObject({ reason: "pwdIncorrect" })
    const cookie = cookieOf((await unlock("a new one")).headers)
    expect(await textOf(`/api/goods/detail?id=${id}`, undefined, { cookie })).toContain(SECRET)
    await rows("update site set goods_password = null where id = 1")
    expect(await textOf(`/api/goods/detail?id=${id}`, undefined, { cookie })).not.toContain(SECRET)
    await rows("update site set goods_password = $1 where id = 1", DEMO_GOODS_PASSWORD)
  })

  test("cannot be guessed: ten tries in a quarter of an hour, all at once or not", async () => {
    const tries = await Promise.all(Array.from({ length: 30 }, (_, n) => unlock(`guess ${n}`)))
    expect(tries.filter(({ status }) => status === 403).length).toBe(10)
    const limited = tries.find(({ status }) => status === 429)
    expect(limited).toMatchObject({ reason: "tooMany" })
    expect(Number(limited?.headers.get("retry-after"))).toBeGreaterThan(800)
    expect((await unlock()).status).toBe(429)
    await rows("update attempt set ends_at = now()")
    expect((await unlock()).status).toBe(200)
  })

  test("may be entered by any number of people who share an address", async () => {
    for (let person = 0; person < 15; person++) expect((await unlock()).status).toBe(200)
  })

  test("is asked for only where something is locked", async () => {
    await withoutApp(20, async () => expect(await unlock()).toMatchObject({ status: 403, reason: "appOff" }))
    await rows("update site set goods_password = null where id = 1")
    expect(await unlock()).toMatchObject({ status: 403, reason: "appOff" })
    await rows("update site set goods_password = $1 where id = 1", DEMO_GOODS_PASSWORD)
  })
})

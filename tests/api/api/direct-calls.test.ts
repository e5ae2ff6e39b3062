import { expect, test } from "vitest"
import { DEMO_GOODS_PASSWORD } from "../../../demo/seed-site.ts"
import type { ReadCall } from "../../../src/contract/page.ts"
import { TOKEN_COOKIE } from "../../../src/domain/constants.ts"
import { cachedReplies } from "../../../src/server/api/cached-replies.ts"
import { directCalls } from "../../../src/server/direct-calls.ts"
import { goodsKey } from "../../../src/server/inquiries/goods-password.ts"
import { siteDirectory } from "../../../src/server/sites/site-directory.ts"
import { newGuest, newMember } from "../people.ts"
import { testShop } from "../test-shop.ts"
import { type GetName, getNames, goodQueries } from "./good-queries.ts"

const HOST = "default-modulized.localhost"
const shop = await testShop()
const { db, log, secret, dataFolder, payments, rows } = shop
const resources = { db, log, secret, dataFolder, payments }
// Area prices and locked goods, so that it matters who asks.
await rows("update site set type = 3 where id = 1")
await rows("insert into site_app (site_id, app_id) select 1, id from unnest(array[20, 21]) id on conflict do nothing")
const site = await siteDirectory(db).find([HOST])
if (!site) throw new Error("There is no demo shop")

const queries = await goodQueries(shop)
const [locked] = await rows<{ id: number }>("select id from goods where site_id = 1 and encrypted")
const [other] = await rows<{ id: number }>("select id from currency where site_id = 1 and not is_base")
const { headers: signedIn, id: memberId } = await newMember(shop)
const goodsId = Number(queries["GET /api/goods/detail"].id)
await rows("insert into favourite (site_id, member_id, goods_id) values (1, $1, $2)", memberId, goodsId)

const visitors = {
  stranger: { cookies: null, language: "en", country: null },
  "stranger who reads German": { cookies: null, language: "de", country: null },
  "stranger from the United States who pays otherwise": { cookies: `rate=${other?.id}`, language: "en", country: "US" },
  "one with the goods password": {
    cookies: `goods_password=${goodsKey({ id: 1, goodsPassword: DEMO_GOODS_PASSWORD }, secret)}`,
    language: "en",
    country: null,
  },
  "one whose session is made up": { cookies: `${TOKEN_COOKIE}=abc`, language: "en", country: null },
  guest: { cookies: newGuest({ secret }).headers.cookie ?? null, language: "en", country: null },
  member: {
    cookies: `${TOKEN_COOKIE}=${signedIn.authorization?.replace("Bearer ", "")}`,
    language: "fr",
    country: "DE",
  },
}

const isLoadable = (name: GetName): name is Exclude<GetName, `GET /api/admin/${string}`> & ReadCall =>
  !name.startsWith("GET /api/admin/") && name !== "GET /api/login/sendEmailVerification"

/** What is asked beside the good query of each call: what is refused, what only some may see, what is no number. */
const more: [ReadCall, Record<string, string | number | undefined>][] = [
  ["GET /api/goods/lists", { keywords: "mug", sort: "priceAsc", current_page: 1, page_size: 5 }],
  ["GET /api/goods/lists", { categoryId: 1, min: "1", max: "100", specs: undefined }],
  ["GET /api/goods/lists", { categoryId: 99_999_999 }],
  ["GET /api/goods/lists", { sort: "by magic", page_size: "-1" }],
  ["GET /api/goods/lists", { keywords: "m\0ug" }],
  ["GET /api/goods/lists", { keywords: "", type: 2 }],
  ["GET /api/goods/detail", {}],
  ["GET /api/goods/detail", { id: "one" }],
  ["GET /api/goods/detail", { id: 99_999_999 }],
  ["GET /api/goods/detail", { id: locked?.id }],
  ["GET /api/goods/remarks", { goods_id: locked?.id }],
  ["GET /api/content/page", { slug: "nowhere" }],
  ["GET /api/content/page", { slug: "../etc/passwd" }],
  ["GET /api/news/detail", { id: 0 }],
]

const asks = [...getNames.filter(isLoadable).map((name) => [name, queries[name]] as const), ...more]

test.each(Object.entries(visitors))("a loader gets for a %s what HTTP gives, call by call", async (_who, from) => {
  const visitor = {
    host: HOST,
    authority: HOST,
    protocol: "http",
    address: "127.0.0.1",
    country: from.country,
  } as const
  const ask = directCalls(resources, cachedReplies(undefined))(site, visitor)
  for (const [name, query] of asks) {
    const written = new URLSearchParams()
    for (const [field, value] of Object.entries(query)) if (value !== undefined) written.set(field, String(value))
    const headers = {
      "accept-language": from.language,
      referer: `http://${HOST}/`,
      ...(from.cookies && { cookie: from.cookies }),
    }
    const response = await shop.send(`${name.slice("GET ".length)}?${written}`, {
      headers,
      country: from.country ?? undefined,
    })
    // The table holds what no typed caller could ask.
    const direct = await Reflect.apply(ask, undefined, [name, { query }, from])
    expect(direct, `${name}?${written}`).toStrictEqual(await response.json())
  }
})

test("the visitors differ in what they are shown", async () => {
  const asked = async (from: (typeof visitors)[keyof typeof visitors], id: number | undefined) => {
    const visitor = { host: HOST, authority: HOST, protocol: "http", address: "", country: from.country } as const
    return directCalls(resources, cachedReplies(undefined))(site, visitor)(
      "GET /api/goods/detail",
      { query: { id } },
      from,
    )
  }
  expect(await asked(visitors.stranger, locked?.id)).toMatchObject({ reason: "unknownGoods" })
  expect(await asked(visitors["one with the goods password"], locked?.id)).toMatchObject({ data: { id: locked?.id } })
  expect(await asked(visitors.stranger, goodsId)).toMatchObject({ data: { isCollect: false } })
  expect(await asked(visitors.member, goodsId)).toMatchObject({ data: { isCollect: true } })
})

test("a call that breaks is unavailable, and says so in the log", async () => {
  const said: unknown[] = []
  const broken = {
    ...resources,
    db: { ...db, execute: () => Promise.reject(new Error("gone")) },
    log: { ...log, error: (told: unknown) => said.push(told) },
  }
  const visitor = { host: HOST, authority: HOST, protocol: "http", address: "", country: null } as const
  const ask = directCalls(Object.assign(Object.create(resources), broken), cachedReplies(undefined))(site, visitor)
  expect(await ask("GET /api/goods/detail", { query: { id: goodsId } }, visitors.stranger)).toMatchObject({
    code: 0,
    reason: "serviceUnavailable",
  })
  expect(said).toMatchObject([{ call: "GET /api/goods/detail" }])
})

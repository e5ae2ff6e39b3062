import { randomUUID } from "node:crypto"
import pg from "pg"
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest"
import { DEMO_GOODS_PASSWORD } from "../../../demo/seed-site.ts"
import type { AskOf } from "../../../src/contract/call.ts"
import type { AllCalls } from "../../../src/contract/calls.ts"
import type { ReadCall } from "../../../src/contract/page.ts"
import { CHANGES_CHANNEL, hearChanges } from "../../../src/db/hear-changes.ts"
import { TOKEN_COOKIE } from "../../../src/domain/constants.ts"
import { cachedReplies } from "../../../src/server/api/cached-replies.ts"
import { directCalls } from "../../../src/server/direct-calls.ts"
import { goodsKey } from "../../../src/server/inquiries/goods-password.ts"
import { siteDirectory } from "../../../src/server/sites/site-directory.ts"
import { newGuest, newMember } from "../people.ts"
import { soon } from "../soon.ts"
import { testShop } from "../test-shop.ts"

const HOST = "default-modulized.localhost"
const shop = await testShop()
const { db, log, secret, dataFolder, payments, rows, connection } = shop
await rows("update site set type = 3 where id = 1")
await rows("insert into site_app (site_id, app_id) select 1, id from unnest(array[20, 21]) id on conflict do nothing")
const changes = await hearChanges(db)
const sites = siteDirectory(db, changes)
const replies = cachedReplies(changes)
const calls = directCalls({ db, log, secret, dataFolder, payments }, replies)
// As another process, or a hand at the database, would do it.
const other = new pg.Client({ ...connection, password: connection.password })
await other.connect()
afterAll(async () => {
  replies.close()
  sites.close()
  await changes.close()
  await other.end()
})

const STRANGER: { cookies: string | null; language: string; country: string | null } = {
  cookies: null,
  language: "en",
  country: null,
}
type From = typeof STRANGER

async function ask<Name extends ReadCall>(name: Name, query: AskOf<AllCalls[Name]>["query"], from: From = STRANGER) {
  const site = await sites.find([HOST])
  if (!site) throw new Error("There is no demo shop")
  const visitor = { host: HOST, authority: HOST, protocol: "http", address: "", country: from.country } as const
  return calls(site, visitor)(name, { query }, from)
}

/** Returns once everything that was changed before has been heard here: messages come in the order they were sent. */
async function hasHeard(): Promise<void> {
  const mark = `mark:${randomUUID()}`
  let isHeard = false
  const leave = changes.onChange((tags) => {
    isHeard ||= tags.has(mark)
  })
  await other.query("select pg_notify($1, $2)", [CHANGES_CHANNEL, mark])
  await soon(() => isHeard)
  leave()
}

const [mug] = await rows<{ id: number; number: string }>(
  "select id from goods where site_id = 1 and not encrypted order by id limit 1",
)
const [page] = await rows<{ slug: string }>("select slug from content_page where site_id = 1 limit 1")
const ASKS = {
  list: () => ask("GET /api/goods/lists", { page_size: 5 }),
  item: () => ask("GET /api/goods/detail", { id: mug?.id }),
  remarks: () => ask("GET /api/goods/remarks", { goods_id: mug?.id }),
  news: () => ask("GET /api/news/lists", {}),
  page: () => ask("GET /api/content/page", { slug: page?.slug }),
}
const isAsk = (name: string): name is keyof typeof ASKS => name in ASKS
const NAMES = Object.keys(ASKS).filter(isAsk)

/** Asks for all, lets something change, and says what is asked for anew; another object is another reading. */
async function droppedBy(statement: string): Promise<string[]> {
  const before = await Promise.all(NAMES.map((name) => ASKS[name]()))
  const again = await Promise.all(NAMES.map((name) => ASKS[name]()))
  expect(again.map(({ data }, at) => data === before[at]?.data)).toEqual(NAMES.map(() => true))
  await other.query(statement)
  await hasHeard()
  const after = await Promise.all(NAMES.map((name) => ASKS[name]()))
  return NAMES.filter((_, at) => after[at]?.data !== before[at]?.data)
}

beforeEach(() => expect(changes.isHearing()).toBe(true))

const one = `where site_id = 1 and goods_id = ${mug?.id}`
const goods = `where site_id = 1 and id = ${mug?.id}`

describe("a reply is dropped when what it shows changes in another process", () => {
  test.each([
    ["a good's name", `update goods set name = name || '!' ${goods}`, ["list", "item", "remarks"]],
    [
      "a good's price",
      `update goods set min_price = min_price + 1, max_price = max_price + 1 ${goods}`,
      ["list", "item", "remarks"],
    ],
    ["a variant's price", `update variant set price = price + 100 ${one}`, ["item", "remarks"]],
    ["that a good is sold out", `update goods set in_stock = not in_stock ${goods}`, ["list", "item", "remarks"]],
    [
      "a good taken off sale",
      `update goods set on_sale = false where site_id = 1 and id <> ${mug?.id} and id in (select max(id) from goods where site_id = 1)`,
      ["list"],
    ],
    [
      "tier prices",
      `insert into tier_price (site_id, goods_id, begin, price) select 1, ${mug?.id}, 50, 100`,
      ["list", "item", "remarks"],
    ],
    ["a setting of the site", "update site set slogan = slogan || '!' where id = 1", NAMES],
    ["an app of the site", "delete from site_app where site_id = 1 and app_id = 20", NAMES],
    ["a promotion", "update goods_promotion set name = name || '!' where site_id = 1", NAMES],
    ["a piece of news", "update news set title = title || '!' where site_id = 1", ["news"]],
    ["a page", "update content_page set title = title || '!' where site_id = 1", ["page"]],
    ["another shop", "update goods set name = name || '!' where site_id = 2", []],
    ["nothing that is shown", `update goods set view_count = view_count + 1 ${goods}`, []],
  ])("%s", async (_what, statement, dropped) => {
    expect(await droppedBy(statement)).toEqual(dropped)
  })
})

test("what is read while it changes is shown this once", async () => {
  const first = ASKS.list()
  await other.query(`update goods set name = name || '?' ${goods}`)
  await hasHeard()
  const { data } = await first
  expect((await ASKS.list()).data).not.toBe(data)
})

test("what a list has is counted once for all its pages and orders, and anew when goods change", async () => {
  const list = (query: AskOf<AllCalls["GET /api/goods/lists"]>["query"]) => ask("GET /api/goods/lists", query)
  const sent = vi.spyOn(db.$client, "query")
  const statementsFor = async (query: Parameters<typeof list>[0]) => {
    sent.mockClear()
    await list(query)
    return sent.mock.calls.length
  }
  const changeGoods = async () => {
    await other.query(`update goods set name = name || '!' ${goods}`)
    await hasHeard()
  }
  // What is known of the site is read first.
  await list({ page_size: 2 })
  await changeGoods()
  const first = await statementsFor({ page_size: 3, sort: "newest" })
  const next = await statementsFor({ page_size: 3, sort: "newest", current_page: 2 })
  expect(next).toBeLessThan(first)
  expect(await statementsFor({ page_size: 3, sort: "priceAsc" })).toBe(next)
  expect(await statementsFor({ page_size: 3 })).toBe(next)
  await changeGoods()
  expect(await statementsFor({ page_size: 3, sort: "newest", current_page: 3 })).toBe(first)
  sent.mockRestore()
})

describe("nothing of one visitor is shown to another", () => {
  const list = (from: Partial<From> = {}) => ask("GET /api/goods/lists", { page_size: 5 }, { ...STRANGER, ...from })

  test("whoever pays otherwise, lives elsewhere, reads another language or has the password has replies of their own", async () => {
    const [currency] = await rows<{ id: number }>("select id from currency where site_id = 1 and not is_base")
    const password = goodsKey({ id: 1, goodsPassword: DEMO_GOODS_PASSWORD }, secret)
    const visitors: Partial<From>[] = [
      {},
      { cookies: `rate=${currency?.id}` },
      { country: "DE" },
      { country: "FR" },
      { language: "de" },
      { cookies: `goods_password=${password}` },
    ]
    const read: unknown[] = []
    for (const visitor of visitors) read.push((await list(visitor)).data)
    expect(new Set(read).size).toBe(visitors.length)
    const again: unknown[] = []
    for (const visitor of visitors) again.push((await list(visitor)).data)
    expect(again.map((reply, at) => reply === read[at])).toEqual(visitors.map(() => true))
  })

  test("what a member or a guest is told is neither cached nor told from the cache", async () => {
    const { headers, id } = await newMember(shop)
    await rows("insert into favourite (site_id, member_id, goods_id) values (1, $1, $2)", id, mug?.id)
    const member = { ...STRANGER, cookies: `${TOKEN_COOKIE}=${headers.authorization?.replace("Bearer ", "")}` }
    const guest = { ...STRANGER, cookies: newGuest({ secret }).headers.cookie ?? null }
    const item = (from: From) => ask("GET /api/goods/detail", { id: mug?.id }, from)
    for (let turn = 0; turn < 2; turn++) {
      expect(await item(member)).toMatchObject({ data: { isCollect: true } })
      expect(await item(STRANGER)).toMatchObject({ data: { isCollect: false } })
    }
    const known = replies.size()
    expect((await item(guest)).data).not.toBe((await item(guest)).data)
    expect((await item(member)).data).not.toBe((await item(member)).data)
    await ask("GET /api/goods/cart", undefined, member)
    await ask("GET /api/Order/lists", {}, member)
    await ask("GET /api/goods/collect", {}, member)
    expect(replies.size()).toEqual(known)
  })
})

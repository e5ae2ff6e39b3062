import { eq } from "drizzle-orm"
import { beforeEach, describe, expect, test, vi } from "vitest"
import type { Page } from "../../../src/contract/page.ts"
import { site } from "../../../src/db/schema/site.ts"
import { changeTag, EVERYTHING_CHANGED } from "../../../src/domain/site/change-tag.ts"
import { freshDatabase } from "../fresh-database.ts"
import { soon } from "../soon.ts"
import { tellChange } from "../tell-change.ts"
import { edgeShop, html } from "./edge-shop.ts"

const { db } = await freshDatabase("demo")
const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await db.$client.query<Row>(text, values)).rows
const [shop] = await db.select({ id: site.id }).from(site).where(eq(site.name, "default-modulized"))
const siteId = shop?.id ?? 0
const [mug, other] = await rows<{ id: number }>("select id from goods where site_id = $1 order by id limit 2", [siteId])
const goodsId = mug?.id ?? 0

let hold: Promise<void> | undefined
let isHeld = false
/** Pages: /item shows a good, /list the goods, /news and /page what they say. */
async function render(request: Request, page: Page): Promise<Response> {
  const { pathname } = new URL(request.url)
  const [good] = await rows<{ name: string }>("select name from goods where id = $1", [goodsId])
  isHeld = hold !== undefined
  await hold
  if (pathname === "/item") page.cache([`goods:${goodsId}`])
  if (pathname === "/list") page.cache(["list"])
  if (pathname === "/news") page.cache(["news"])
  if (pathname === "/page") page.cache(["page"])
  return html(`<p>${good?.name}</p>`)
}
const one = await edgeShop({ db, render })
const two = await edgeShop({ db, render })
const PAGES = ["/item", "/list", "/news", "/page"]

/** Fills both processes' caches, lets something change, and gives the pages that the second process no longer keeps. */
async function droppedBy(change: () => Promise<unknown>): Promise<string[]> {
  for (const path of PAGES) await Promise.all([one.visit(path), two.visit(path)])
  await change()
  await two.hasHeard()
  const states = await Promise.all(PAGES.map(async (path) => (await two.visit(path)).headers["x-cache"]))
  return PAGES.filter((_path, at) => states[at] === "miss")
}

beforeEach(() => {
  hold = undefined
  isHeld = false
})

const update = (table: string, set: string, where = "true") =>
  `update ${table} set ${set} where site_id = ${siteId} and ${where}`

describe("a change by plain SQL drops what shows it, in another process", () => {
  const item = ["/item"]
  const goods = ["/item", "/list"]
  const load = "generate_series(1, 60) n"
  test.each([
    ["a good's name", update("goods", "name = name || '!'", `id = ${goodsId}`), goods],
    ["that a good is sold out", update("goods", "in_stock = not in_stock", `id = ${goodsId}`), goods],
    ["the name of another good", update("goods", "name = name || '!'", `id = ${other?.id}`), ["/list"]],
    ["many goods", update("goods", "rank = rank + 1"), goods],
    ["how often goods were sold and seen", update("goods", "sold_count = 9, view_count = view_count + 1"), []],
    ["a load of goods", `insert into goods (site_id, name, number) select ${siteId}, 'Load', n from ${load}`, goods],
    ["more goods than can be named", update("goods", "name = 'Heap'", "name = 'Load'"), goods],
    ["that they are gone", `delete from goods where name = 'Heap'`, goods],
    ["pieces left", update("variant", "stock = stock + 1", `goods_id = ${goodsId}`), []],
    ["a variant's price", update("variant", "price = price + 1", `goods_id = ${goodsId}`), item],
    ["nothing really", update("variant", "price = price", `goods_id = ${goodsId}`), []],
    ["a good's text", update("goods_text", "description = description || '.'", `goods_id = ${goodsId}`), item],
    ["its pictures", update("goods_picture", "position = position + 1", `goods_id = ${goodsId}`), item],
    [
      "a good that is new",
      `insert into goods (site_id, name, number) values (${siteId}, 'New', 'NEW-1')`,
      goods.slice(1),
    ],
    ["a good that is gone", `delete from goods where number = 'NEW-1'`, ["/list"]],
    ["news", `insert into news (site_id, title, content) values (${siteId}, 'New', 'News')`, ["/news"]],
    ["a page of text", update("content_page", "title = title || '!'"), ["/page"]],
    ["the shop's title", `update site set title = title || '!' where id = ${siteId}`, PAGES],
    ["the navigation", update("navigation_entry", "label = label || '!'"), PAGES],
    ["a policy", update("site_policy", "summary = summary || '!'"), PAGES],
    ["a rate", update("currency", "rate = rate * 2", "not is_base"), PAGES],
    ["an app", `delete from site_app where site_id = ${siteId} and app_id = 9`, PAGES],
    ["a promotion", update("goods_promotion", "name = name || '!'"), PAGES],
    ["another shop", `update site set title = title || '!' where id <> ${siteId}`, []],
    [
      "a feedback",
      `insert into feedback (site_id, name, email, content) values (${siteId}, 'A', 'a@b.example', 'x')`,
      [],
    ],
  ])("%s", async (_name, statement, expected) => {
    expect(await droppedBy(() => rows(statement))).toEqual(expected)
  })
})

test("a use case tells what no table says", async () => {
  expect(await droppedBy(() => tellChange(db, [changeTag(siteId, "news"), changeTag(siteId, "page")]))).toEqual([
    "/news",
    "/page",
  ])
  expect(await droppedBy(() => rows("select pg_notify('vitrine_changed', '*')"))).toEqual(PAGES)
})

test("a change that is not committed is not told", async () => {
  const dropped = await droppedBy(() =>
    db
      .transaction(async (tx) => {
        await tx.execute(update("goods", "name = name || '!'", `id = ${goodsId}`))
        tx.rollback()
      })
      .catch(() => {}),
  )
  expect(dropped).toEqual([])
})

// A machine may stand still for a second, but not three times in a row just here.
test("the new name stands on the page of the second process within a second", { retry: 2 }, async () => {
  await two.visit("/item")
  const name = `Renamed at ${Date.now()}`
  await rows("update goods set name = $1 where id = $2", [name, goodsId])
  await vi.waitFor(async () => expect((await two.visit("/item")).body).toBe(`<p>${name}</p>`), 1_000)
})

test("a page that was being drawn while its good changed is not cached", async () => {
  await tellChange(db, [EVERYTHING_CHANGED])
  await one.hasHeard()
  let open = () => {}
  hold = new Promise((resolve) => {
    open = resolve
  })
  const early = one.visit("/item")
  await soon(() => isHeld)
  await rows("update goods set name = 'Changed meanwhile' where id = $1", [goodsId])
  await one.hasHeard()
  open()
  await early
  expect((await one.visit("/item")).body).toBe("<p>Changed meanwhile</p>")
})

test("a shop's settings hold at once in every process", async () => {
  await Promise.all([one.visit("/list"), two.visit("/list")])
  await rows("update site set template = 'arts' where id = $1", [siteId])
  await two.hasHeard()
  await two.visit("/list")
  expect(two.asked.at(-1)?.page.template).toBe("arts")
})

test("whoever missed messages while the connection was down keeps nothing from before", async () => {
  for (const path of PAGES) await two.visit(path)
  await rows(
    "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen vitrine_changed' and datname = current_database()",
  )
  await rows("update goods set name = 'While nobody heard' where id = $1", [goodsId])
  await soon(() => two.changes.isHearing())
  await soon(async () => (await two.visit("/item")).body.includes("While nobody heard"))
})

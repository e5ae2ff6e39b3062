import { expect, test } from "vitest"
import type { Page } from "../../../../src/contract/page.ts"
import type { PageTag } from "../../../../src/domain/site/change-tag.ts"
import { edgeShop, html } from "../../edge/edge-shop.ts"
import { testShop } from "../../test-shop.ts"
import { atDesk } from "../desk/desk.ts"
import { newGoods } from "./shelf.ts"
import { keeping } from "./staff-calls.ts"

const shop = await testShop()
const desk = await atDesk(shop)
const owner = keeping(shop, desk.asOwner)
const { goodsId, variantId, siteId } = await newGoods(shop)
const other = await newGoods(shop)

const kept: Record<string, PageTag> = {
  "/item": `goods:${goodsId}`,
  "/list": "list",
  "/news": "news",
  "/page": "page",
}
async function render(request: Request, page: Page): Promise<Response> {
  const tag = kept[new URL(request.url).pathname]
  if (tag) page.cache([tag])
  const [good] = await shop.rows<{ name: string }>("select name from goods where id = $1", goodsId)
  return html(`<p>${good?.name}</p>`)
}
/** Another process than the one in which staff work: it hears of changes only through the database. */
const elsewhere = await edgeShop({ db: shop.db, render })

async function droppedBy(change: () => Promise<unknown>): Promise<string[]> {
  for (const path of Object.keys(kept)) await elsewhere.visit(path)
  await change()
  await elsewhere.hasHeard()
  const states = await Promise.all(
    Object.keys(kept).map(async (path) => ({ path, state: (await elsewhere.visit(path)).headers["x-cache"] })),
  )
  return states.filter(({ state }) => state === "miss").map(({ path }) => path)
}

const readAt = async (id = goodsId) => (await owner.reads("GET /api/admin/goods/detail", { id })).updated_at
const everything = Object.keys(kept)
const changes: [string, () => Promise<unknown>, string[]][] = [
  [
    "a good's name",
    async () =>
      owner.does("POST /api/admin/goods/save", { id: goodsId, updated_at: await readAt(), dnames: "Renamed lamp" }),
    ["/item", "/list"],
  ],
  [
    "a good's text",
    async () =>
      owner.does("POST /api/admin/goods/save", { id: goodsId, updated_at: await readAt(), description: "<p>New</p>" }),
    ["/item"],
  ],
  ["a price", () => owner.does("POST /api/admin/goods/price", { detail_id: variantId, price: 77 }), ["/item", "/list"]],
  ["pieces", () => owner.does("POST /api/admin/goods/stock", { detail_id: variantId, change: 1 }), []],
  [
    "the last piece",
    () => owner.does("POST /api/admin/goods/stock", { detail_id: variantId, set: 0 }),
    ["/item", "/list"],
  ],
  [
    "that another good is off sale",
    () => owner.does("POST /api/admin/goods/onSale", { ids: [other.goodsId], on: false }),
    ["/list"],
  ],
  ["news", () => owner.does("POST /api/admin/news/save", { title: "N", content: "x" }), ["/news"]],
  ["a page", () => owner.does("POST /api/admin/page/save", { slug: "kept", title: "P", content: "x" }), ["/page"]],
  ["a category", () => owner.does("POST /api/admin/category/save", { dnames: "Kept" }), everything],
  [
    "a setting",
    async () => {
      const { updated_at } = await owner.reads("GET /api/admin/site/settings")
      return owner.does("POST /api/admin/site/settings", { updated_at, slogan: "Kept" })
    },
    everything,
  ],
  ["what is refused", () => owner.tries("POST /api/admin/goods/stock", { detail_id: variantId, change: -9 }), []],
]

test.each(changes)("%s drops what shows it in every process, at once", async (_what, change, expected) => {
  expect(await droppedBy(change)).toEqual(expected)
})

test("the new name stands on the page of the other process", async () => {
  await owner.does("POST /api/admin/goods/save", { id: goodsId, updated_at: await readAt(), dnames: "Seen elsewhere" })
  await elsewhere.hasHeard()
  expect((await elsewhere.visit("/item")).body).toBe("<p>Seen elsewhere</p>")
  expect(siteId).toBe(1)
})

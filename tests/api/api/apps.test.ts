import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { APP_NAMES, APPS, type App } from "../../../src/domain/site/apps.ts"
import { guestAddress } from "../admin/catalog/shelf.ts"
import { bought } from "../bought.ts"
import { edgeShop, html } from "../edge/edge-shop.ts"
import { newGuest, newStaff } from "../people.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { ask, get, rows, db } = shop
const owner = await newStaff(shop)
const guest = newGuest(shop)
const proxy = "127.0.0.1"
const edge = await edgeShop({ db, render: () => html("<p>a page</p>"), trustedProxies: [proxy] })

type Id = { id: number }
const idOf = async (statement: string) => (await rows<Id>(statement))[0]?.id ?? 0
const mug = await idOf("select id from goods where site_id = 1 and number = '20418'")
const mugVariant = await idOf("select v.id from variant v join goods g on g.id = v.goods_id where g.number = '20418'")
const locked = await idOf("select id from goods where site_id = 1 and encrypted")
const reduced = await idOf(`
  select g.id from goods g join goods_promotion_line l on l.goods_id = g.id join goods_promotion p on p.id = l.promotion_id
  where g.site_id = 1 and p.begin_at < now() and p.end_at > now() and g.on_sale
  and not exists (select from tier_price t where t.goods_id = g.id)
  order by l.sale_price`)
const reducedVariant = await idOf(`select id from variant where goods_id = ${reduced} and price > 0 order by id`)
const order = await bought(shop, { guestKey: guest.key })

await rows("update variant set stock = 999 where id = any($1)", [mugVariant, reducedVariant])
await rows("update site set ad_code = '<!-- ad -->' where id = 1")
// Area prices are for shops that are not retail.
await rows("update site set type = 3, template_type = 3 where id = 1")

const detail = (id: number, from = {}) => get("GET /api/goods/detail", { id }, from)
const list = async (query = {}) => (await get("GET /api/goods/lists", { page_size: 100, ...query })).list
const entries = async () => [
  ...(await list()),
  ...(await get("GET /api/goods/selfactivity")).list,
  ...(await get("GET /api/goods/suggest", { keywords: "mug" })).goods,
  await detail(mug),
  ...(await detail(mug)).relations,
]
const cart = async (detail_id: number, number = 30) => {
  const answer = await ask("POST /api/goods/cartView", { body: { items: [{ detail_id, number }] } })
  if (answer.code !== 1) throw new Error(answer.reason)
  return answer.data
}
const reductions = async (kind: string, variantId: number) =>
  (await cart(variantId)).reductions.filter((reduction) => reduction.kind === kind)
const granted = (answer: { status: number }) => (answer.status === 200 ? [answer.status] : [])
const when = (shown: unknown) => (shown ? [shown] : [])
const blocked = async (path: string, headers: Record<string, string>) =>
  when((await edge.visit(path, { headers })).status === 403)
const bySales = async (sort: string) => {
  const open = async (query = {}) => (await list(query)).filter(({ isEncrypted }) => !isEncrypted).map(({ id }) => id)
  return when(String(await open({ sort })) !== String(await open()))
}

/** Where each app shows: whatever is found there is a trace of it. Every trace must be seen with the app, none without. */
const traces: Record<App, Record<string, () => Promise<unknown[]>>> = {
  soldCount: {
    "how often goods were sold": async () => (await entries()).filter((entry) => "soldCount" in entry),
    "goods sorted by it": () => bySales("sold"),
  },
  remarks: {
    "stars of goods": async () => (await entries()).filter(({ rating, remarkCount }) => rating || remarkCount),
    "goods sorted by them": () => bySales("rating"),
    reviews: async () => granted(await ask("GET /api/goods/remarks", { query: { goods_id: mug } })),
    "the newest reviews": async () => (await get("GET /api/goods/latestRemarks")).list,
    "the average of the shop": async () => when((await get("GET /api/goods/latestRemarks")).average),
    "what can be reviewed": async () => {
      const query = { order_no: order.orderNo }
      return granted(await ask("GET /api/goods/remarkable", { query, headers: guest.headers }))
    },
    "that an order can be reviewed": async () => {
      const query = { order_no: order.orderNo }
      const { data } = await ask("GET /api/order/orderDetail", { query, headers: guest.headers })
      return when(JSON.stringify(data).includes('"review"'))
    },
  },
  viewCount: {
    "how often goods were looked at": async () => (await entries()).filter((entry) => "viewCount" in entry),
  },
  friendLinks: { "links in the footer": async () => (await get("GET /api/site/config")).friendLinks },
  goodsPromotion: {
    promotions: async () => (await get("GET /api/goods/promationGoods")).list,
    "the promotion of a good": async () => when((await detail(reduced)).promotion),
    "the price of its variant": async () =>
      (await detail(reduced)).details.filter(({ price, orginPrice }) => orginPrice && price < orginPrice),
    "its price in lists": async () =>
      (await list()).filter(({ id, price, orginPrice }) => id === reduced && orginPrice && price < orginPrice),
    "a reduction in the cart": () => reductions("goodsPromotion", reducedVariant),
  },
  orderPromotion: {
    promotions: async () => (await get("GET /api/order/orderPromation")).list,
    "the flag": async () => when((await get("GET /api/site/config")).enableOrderPromotionApp),
    "a reduction in the cart": () => reductions("orderPromotion", mugVariant),
    "a gift in the cart": async () => (await cart(mugVariant)).gifts,
  },
  goodsRelation: { "goods beside a good": async () => (await detail(mug)).relations },
  shippingPromotion: {
    "free freight": async () => {
      const body = { region_code: "DE", items: [{ detail_id: mugVariant, number: 13 }] }
      const answer = await ask("POST /api/order/computeFreightFee", { body })
      if (answer.code !== 1) throw new Error(answer.reason)
      return when(answer.data.fee === 0)
    },
  },
  customTags: {
    "tags of goods": async () => (await entries()).flatMap(({ tags }) => tags).filter(({ type }) => type === 6),
    "goods by them": () => list({ type: "6" }),
  },
  guestPurchase: {
    "the flag": async () => when((await get("GET /api/site/config")).enableGuestPurchaseApp),
    "buying without signing in": async () => {
      const headers = { "idempotency-key": randomUUID() }
      const items = [{ detail_id: mugVariant, number: 1 }]
      const body = { items, address: guestAddress(), expected_total: 1 }
      // The total is wrong on purpose: with the app it gets as far as that.
      const answer = await ask("POST /api/order/noUserCreateOrder", { body, headers })
      return when("reason" in answer && answer.reason === "priceChanged")
    },
    "the order list of a guest": async () => (await get("GET /api/Order/lists", {}, { headers: guest.headers })).list,
  },
  blockMainland: {
    "a closed door for pages": () => blocked("/", { "x-country-code": "CN", "x-forwarded-for": "192.0.2.1" }),
    "and for calls": () => blocked("/api/site/config", { "x-country-code": "CN", "x-forwarded-for": "192.0.2.1" }),
  },
  blockChineseBrowser: { "a closed door": () => blocked("/", { "accept-language": "zh-CN,zh;q=0.9" }) },
  encryptedGoods: {
    "the flag": async () => when((await get("GET /api/site/config")).enableEncryptedGoodsApp),
    "a padlock": async () => (await list()).filter(({ isEncrypted }) => isEncrypted),
    "a page that is not there": async () => {
      const answer = await ask("GET /api/goods/detail", { query: { id: locked } })
      return when(answer.status === 404)
    },
  },
  areaPrice: {
    "prices of a region": async () =>
      (await detail(mug, { country: "GB" })).pifaPrice.filter(({ price, areaPrice }) => price !== areaPrice),
    "and in the cart": async () => {
      const items = [{ detail_id: mugVariant, number: 30 }]
      const answer = await ask("POST /api/goods/cartView", { body: { items }, country: "GB" })
      if (answer.code !== 1) throw new Error(answer.reason)
      return when(answer.data.list[0]?.orginPrice !== (await cart(mugVariant)).list[0]?.orginPrice)
    },
  },
  adCode: {
    "the code": async () => when((await get("GET /api/site/config")).ad_code),
    "the flag": async () => when((await get("GET /api/site/config")).enableAdCodeApp),
  },
}

/** As the owner does it in the back office. */
async function turn(app: App, on: boolean): Promise<void> {
  const answer = await ask("POST /api/admin/site/apps", { body: { app_id: APPS[app], on }, headers: owner.headers })
  if (answer.code !== 1) throw new Error(answer.reason)
  await edge.hasHeard()
  const seenAtEdge = JSON.parse((await edge.visit("/api/site/config")).body).data?.appIds
  expect(seenAtEdge?.includes(APPS[app])).toBe(on)
}

describe.each(APP_NAMES)("%s", (app) => {
  const places = Object.entries(traces[app])

  test("shows while it is on, nowhere while it is off, and everywhere again", async () => {
    const seen = async () => {
      const found = []
      for (const [place, look] of places) found.push([place, (await look()).length > 0])
      return Object.fromEntries(found)
    }
    const everywhere = (shown: boolean) => Object.fromEntries(places.map(([place]) => [place, shown]))
    const wasOn = (await get("GET /api/site/config")).appIds.includes(APPS[app])
    await turn(app, true)
    expect(await seen()).toEqual(everywhere(true))
    await turn(app, false)
    expect(await seen()).toEqual(everywhere(false))
    await turn(app, true)
    expect(await seen()).toEqual(everywhere(true))
    if (!wasOn) await turn(app, false)
  })
})

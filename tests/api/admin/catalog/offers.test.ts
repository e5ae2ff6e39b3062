import { describe, expect, test } from "vitest"
import { guestWithPaidOrder } from "../../bought.ts"
import { guestBuys, guestTotal, memberWithCart, orderNoOf } from "../../buying.ts"
import { newMember } from "../../people.ts"
import { testShop } from "../../test-shop.ts"
import { atDesk } from "../desk/desk.ts"
import { newGoods } from "./shelf.ts"
import { keeping } from "./staff-calls.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const desk = await atDesk(shop)
const clerk = keeping(shop, desk.asClerk)
const owner = keeping(shop, desk.asOwner)

const HOUR = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const running = { beginTime: at(-1), endTime: at(1) }
const price = async (id: number) => (await get("GET /api/goods/detail", { id })).minPrice
const theirs = async (table: string) => {
  const [row] = await rows<{ id: number }>(`select id from ${table} where site_id <> 1 order by id limit 1`)
  return row?.id ?? 0
}

// What the demo offers would take part in every reckoning here.
await rows("delete from order_promotion where site_id = 1")
await rows("delete from shipping_promotion where site_id = 1")

describe("goods promotions", () => {
  test("give goods their price in lists and on the page, and take it back", async () => {
    const [{ goodsId: lamp }, { goodsId: vase }] = [await newGoods(shop), await newGoods(shop)]
    const sent = { dnames: "Week of light", ...running, isFreeShipping: true }
    const detail = [{ goodId: lamp, salePrice: 7.5 }]
    const { id } = await clerk.does("POST /api/admin/goodsPromotion/save", { ...sent, detail })
    expect(await price(lamp)).toBe(7.5)
    expect(await get("GET /api/goods/detail", { id: lamp })).toMatchObject({ promotion: { id, isFreeShipping: true } })
    const shown = (await get("GET /api/goods/promationGoods")).list.find((each) => each.id === id)
    expect(shown?.detail).toMatchObject([{ goodId: lamp, salePrice: 7.5, orginPrice: 10 }])
    await clerk.does("POST /api/admin/goodsPromotion/save", {
      ...sent,
      id,
      detail: [{ goodId: vase, salePrice: 5 }],
    })
    expect([await price(lamp), await price(vase)]).toEqual([10, 5])
    await clerk.does("POST /api/admin/goodsPromotion/save", {
      ...sent,
      id,
      beginTime: at(1),
      endTime: at(2),
      detail,
    })
    expect([await price(lamp), await price(vase)]).toEqual([10, 10])
    const { list } = await clerk.reads("GET /api/admin/goodsPromotion/lists", { page_size: 100 })
    expect(list.find((each) => each.id === id)).toMatchObject({ state: "planned", dnames: "Week of light" })
    await clerk.does("POST /api/admin/goodsPromotion/save", { ...sent, id, detail })
    expect(await price(lamp)).toBe(7.5)
    await clerk.does("POST /api/admin/goodsPromotion/remove", { id })
    expect(await price(lamp)).toBe(10)
    expect((await desk.noted(`goodsPromotion ${id}`)).map(({ action }) => action)).toEqual([
      "goodsPromotion.add",
      ...Array(3).fill("goodsPromotion.change"),
      "goodsPromotion.remove",
    ])
  })

  test("with goods of another shop, or of another shop themselves, change nothing", async () => {
    const { goodsId } = await newGoods(shop)
    const sport = await newGoods(shop, { site: "sport" })
    const detail = [
      { goodId: goodsId, salePrice: 1 },
      { goodId: sport.goodsId, salePrice: 1 },
    ]
    const sent = { dnames: "Mixed", ...running }
    expect(await clerk.tries("POST /api/admin/goodsPromotion/save", { ...sent, detail })).toMatchObject({
      status: 404,
      reason: "unknownGoods",
      details: { ids: [sport.goodsId] },
    })
    const id = await theirs("goods_promotion")
    const own = detail.slice(0, 1)
    expect(await clerk.tries("POST /api/admin/goodsPromotion/save", { ...sent, id, detail: own })).toMatchObject({
      status: 404,
      reason: "unknownRow",
    })
    expect(await clerk.tries("POST /api/admin/goodsPromotion/remove", { id })).toMatchObject({ reason: "unknownRow" })
    expect(await price(goodsId)).toBe(10)
  })

  test("of the same goods may be saved by many at once", async () => {
    const goods = await Promise.all(Array.from({ length: 6 }, () => newGoods(shop)))
    const saved = await Promise.all(
      Array.from({ length: 12 }, (_, n) => {
        const detail = goods.map(({ goodsId }) => ({ goodId: goodsId, salePrice: 1 + n / 10 }))
        const body = { dnames: `Crowd ${n}`, ...running, detail: n % 2 === 0 ? detail : detail.toReversed() }
        return clerk.tries("POST /api/admin/goodsPromotion/save", body)
      }),
    )
    expect(saved.map(({ reason }) => reason)).toEqual(saved.map(() => "done"))
    expect(await Promise.all(goods.map(({ goodsId }) => price(goodsId)))).toEqual(goods.map(() => 1))
  })
})

describe("order promotions", () => {
  test("take money off, leave a percentage to pay, or give goods: as their type says, at once", async () => {
    const [{ variantId: detail_id }, gift] = [
      await newGoods(shop, { price: 5_000 }),
      await newGoods(shop, { stock: 50 }),
    ]
    const items = [{ detail_id, number: 2 }]
    const plain = await guestTotal(shop, items)
    const { id } = await clerk.does("POST /api/admin/orderPromotion/save", {
      dnames: "Ten off",
      type: 2,
      ...running,
      ladderArea: [
        { amount: 50, reduceMoney: 5 },
        { amount: 100, reduceMoney: 10 },
      ],
    })
    expect(await guestTotal(shop, items)).toBe(plain - 10)
    await clerk.does("POST /api/admin/orderPromotion/save", {
      id,
      dnames: "A fifth off",
      type: 3,
      ...running,
      ladderArea: [{ amount: 0, discount: 80 }],
    })
    expect(await guestTotal(shop, items)).toBe(plain - 20)
    await clerk.does("POST /api/admin/orderPromotion/save", {
      id,
      dnames: "A gift",
      type: 1,
      ...running,
      ladderArea: [{ amount: 100, goods: [{ detail_id: gift.variantId, number: 3 }] }],
    })
    expect(await guestTotal(shop, items)).toBe(plain)
    orderNoOf(await guestBuys(shop, items))
    expect(await get("GET /api/goods/stock", { id: gift.goodsId })).toMatchObject({ list: [{ stock: 47 }] })
    const [shown] = (await clerk.reads("GET /api/admin/orderPromotion/lists")).list
    expect(shown).toMatchObject({
      id,
      type: 1,
      state: "running",
      ladderArea: [
        { amount: 100, reduceMoney: null, discount: null, goods: [{ detail_id: gift.variantId, number: 3 }] },
      ],
    })
    const { list } = await get("GET /api/order/orderPromation")
    expect(list).toMatchObject([{ id, ladderArea: [{ goodsNumber: 3 }] }])
    await clerk.does("POST /api/admin/orderPromotion/remove", { id })
    expect(await get("GET /api/order/orderPromation")).toMatchObject({ list: [], total: 0 })
    expect(await desk.noted(`orderPromotion ${id}`)).toHaveLength(4)
  })

  test("give only goods of the shop; those of another shop are not there", async () => {
    const sport = await newGoods(shop, { site: "sport" })
    const sent = { dnames: "Gift", type: 1 as const, ...running }
    const ladderArea = [{ amount: 1, goods: [{ detail_id: sport.variantId }] }]
    expect(await clerk.tries("POST /api/admin/orderPromotion/save", { ...sent, ladderArea })).toMatchObject({
      status: 404,
      reason: "unknownRow",
      details: { ids: [sport.variantId] },
    })
    const id = await theirs("order_promotion")
    const own = { id, dnames: "Ours", type: 3 as const, ...running, ladderArea: [{ amount: 1, discount: 50 }] }
    expect(await clerk.tries("POST /api/admin/orderPromotion/save", own)).toMatchObject({ reason: "unknownRow" })
    expect(await clerk.tries("POST /api/admin/orderPromotion/remove", { id })).toMatchObject({ reason: "unknownRow" })
  })
})

test("shipping promotions free the freight where they hold", async () => {
  const { variantId: detail_id } = await newGoods(shop, { price: 2_000 })
  await rows("update freight_rate set free_above = null where site_id = 1")
  const fee = async (region_code: string) => {
    const body = { region_code, items: [{ detail_id, number: 1 }] }
    const answer = await ask("POST /api/order/computeFreightFee", { body })
    return answer.code === 1 ? answer.data.fee : answer.reason
  }
  const { id } = await clerk.does("POST /api/admin/shippingPromotion/save", {
    dnames: "Free to France",
    above: 10,
    ...running,
    regions: ["FR", "FR"],
  })
  expect([await fee("FR"), await fee("DE")]).toEqual([0, expect.any(Number)])
  expect(await fee("DE")).toBeGreaterThan(0)
  const { list } = await clerk.reads("GET /api/admin/shippingPromotion/lists")
  expect(list).toMatchObject([{ id, above: 10, regions: ["FR"], state: "running" }])
  await clerk.does("POST /api/admin/shippingPromotion/save", { id, dnames: "Free everywhere", ...running })
  expect([await fee("FR"), await fee("DE")]).toEqual([0, 0])
  expect(
    await clerk.tries("POST /api/admin/shippingPromotion/save", { dnames: "X", ...running, regions: ["ZZ"] }),
  ).toMatchObject({ status: 422, details: { fields: { regions: "regionUnknown" } } })
  const other = await theirs("shipping_promotion")
  if (other)
    expect(await clerk.tries("POST /api/admin/shippingPromotion/remove", { id: other })).toMatchObject({ status: 404 })
  await clerk.does("POST /api/admin/shippingPromotion/remove", { id })
  expect(await fee("DE")).toBeGreaterThan(0)
  expect(await clerk.tries("POST /api/admin/shippingPromotion/remove", { id })).toMatchObject({ status: 404 })
})

test("a sale price above the normal price is refused, in words and with nothing written", async () => {
  const { goodsId, variantId } = await newGoods(shop, { price: 2_000 })
  const sent = { dnames: "No sale", beginTime: at(-1), endTime: at(1), detail: [{ goodId: goodsId, salePrice: 20.01 }] }
  expect(await owner.tries("POST /api/admin/goodsPromotion/save", sent)).toMatchObject({
    reason: "invalidField",
    details: { fields: { "detail.0.salePrice": "salePriceAbove" } },
  })
  expect(await rows("select id from goods_promotion where name = 'No sale'")).toEqual([])
  const dearer = { detail_id: variantId, price: 30, orgin_price: 25 }
  expect(await owner.tries("POST /api/admin/goods/price", dearer)).toMatchObject({ reason: "invalidField" })
  await owner.does("POST /api/admin/goods/price", { detail_id: variantId, price: 20, orgin_price: 25 })
  expect(await owner.tries("POST /api/admin/goods/price", { detail_id: variantId, price: 26 })).toMatchObject({
    reason: "invalidField",
  })
  await owner.does("POST /api/admin/goods/price", { detail_id: variantId, price: 26, orgin_price: null })
})

describe("coupons", () => {
  const worth = { type: "1" as const, amount: 4, fullReduction: 5, receiveType: "2" as const }
  const add = async (more: { code?: string; isSiteCoupon?: boolean; peirodTime?: string } = {}) =>
    (await owner.does("POST /api/admin/coupon/save", { dnames: "Four off", ...worth, ...more })).id
  const listed = async (id: number) =>
    (await owner.reads("GET /api/admin/coupon/lists", { page_size: 100 })).list.find((each) => each.id === id)

  test("by code hold at once, count who used them, and then keep their worth", async () => {
    const id = await add({ code: "four-off" })
    const { variantId: detail_id } = await newGoods(shop, { price: 2_000 })
    const items = [{ detail_id, number: 1 }]
    const plain = await guestTotal(shop, items)
    const { headers } = await guestWithPaidOrder(shop)
    expect(await guestTotal(shop, items, { coupon_code: "FOUR-off", headers })).toBe(plain - 4)
    orderNoOf(await guestBuys(shop, items, { coupon_code: "FOUR-OFF", headers }))
    expect(await listed(id)).toMatchObject({ code: "FOUR-OFF", used: 1, received: 0, amount: 4, discount: null })
    expect(await owner.tries("POST /api/admin/coupon/remove", { id })).toMatchObject({ status: 409, reason: "inUse" })
    const changed = { id, dnames: "Nine off", ...worth, amount: 9, code: "FOUR-OFF" }
    expect(await owner.tries("POST /api/admin/coupon/save", changed)).toMatchObject({ reason: "inUse" })
    await owner.does("POST /api/admin/coupon/save", { ...changed, amount: 4, peirodTime: at(-1) })
    expect(await guestBuys(shop, items, { coupon_code: "FOUR-OFF", expected_total: plain - 4, headers })).toMatchObject(
      {
        reason: "couponInvalid",
      },
    )
  })

  test("are given to members, each once", async () => {
    const id = await add()
    const { variantId: detail_id } = await newGoods(shop, { price: 2_000 })
    const member = await memberWithCart(shop, [{ detail_id, number: 1 }])
    const given = await owner.does("POST /api/admin/coupon/give", { coupon_id: id, email: member.email.toUpperCase() })
    expect(given.id).toBeGreaterThan(0)
    expect(await owner.tries("POST /api/admin/coupon/give", { coupon_id: id, email: member.email })).toMatchObject({
      status: 409,
      reason: "alreadyThere",
    })
    const mine = await ask("GET /api/user/promation", { headers: member.headers })
    expect(JSON.stringify(mine.data)).toContain("Four off")
    expect(await listed(id)).toMatchObject({ received: 1, used: 0 })
    expect(await owner.tries("POST /api/admin/coupon/remove", { id })).toMatchObject({ reason: "inUse" })
    expect(await desk.noted(`coupon ${id}`)).toMatchObject([
      { action: "coupon.add" },
      { action: "coupon.give", detail: { memberId: member.id } },
    ])
  })

  test("are not given once they have ended, nor to strangers or members of another shop", async () => {
    const ended = await add({ peirodTime: at(-1) })
    const id = await add()
    const [member, theirsMember] = [await newMember(shop), await newMember(shop, "sport")]
    const give = (coupon_id: number, email: string) => owner.tries("POST /api/admin/coupon/give", { coupon_id, email })
    expect(await give(ended, member.email)).toMatchObject({ status: 409, reason: "notPossibleNow" })
    expect(await give(id, theirsMember.email)).toMatchObject({ status: 404, details: { field: "email" } })
    expect(await give(id, "nobody@people.example")).toMatchObject({ status: 404, details: { field: "email" } })
    expect(await give(await theirs("coupon"), member.email)).toMatchObject({
      status: 404,
      details: { field: "coupon_id" },
    })
  })

  test("for checking out there is one of the site, the last that was said to be, beside the one for signing up", async () => {
    const [first, second] = [await add({ isSiteCoupon: true }), await add({ isSiteCoupon: true })]
    const ofSite = "select id from coupon where site_id = 1 and is_site_coupon and receive_type = 2"
    expect(await rows(ofSite)).toEqual([{ id: second }])
    // Visitors are offered the one for signing up, which they can have at once, and the other where that has ended.
    const offered = async () => (await get("GET /api/site/config")).siteCoupon
    expect(await offered()).toMatchObject({ receiveType: "1" })
    const ends = "update coupon set end_at = $1 where site_id = 1 and is_site_coupon and receive_type = 1"
    await rows(ends, at(-1))
    expect(await offered()).toMatchObject({ dnames: "Four off", type: "1", amount: 4, receiveType: "2" })
    await rows(ends, null)
    const crowd = await Promise.all(
      Array.from({ length: 6 }, (_, n) => {
        const id = n % 2 === 0 ? first : second
        return owner.tries("POST /api/admin/coupon/save", { id, dnames: "Four off", ...worth, isSiteCoupon: true })
      }),
    )
    for (const { reason } of crowd) expect(["done", "alreadyThere"]).toContain(reason)
    expect(await rows(ofSite)).toHaveLength(1)
    for (const id of [first, second]) await owner.does("POST /api/admin/coupon/remove", { id })
    expect(await offered()).toMatchObject({ receiveType: "1" })
  })

  test("have a code of their own", async () => {
    await add({ code: "ONLY-ONE" })
    const sent = { dnames: "Again", ...worth, code: "only-one" }
    expect(await owner.tries("POST /api/admin/coupon/save", sent)).toMatchObject({
      status: 409,
      reason: "alreadyThere",
      details: { field: "code" },
    })
    const id = await theirs("coupon")
    const unknown = { status: 404, reason: "unknownRow" }
    expect(await owner.tries("POST /api/admin/coupon/save", { id, dnames: "Ours", ...worth })).toMatchObject(unknown)
    expect(await owner.tries("POST /api/admin/coupon/remove", { id })).toMatchObject(unknown)
  })
})

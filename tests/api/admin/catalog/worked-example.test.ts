import { describe, expect, test } from "vitest"
import { guestBuys, guestTotal, orderNoOf } from "../../buying.ts"
import { testShop } from "../../test-shop.ts"
import { atDesk } from "../desk/desk.ts"
import { newGoods } from "./shelf.ts"
import { keeping } from "./staff-calls.ts"

const shop = await testShop()
const { get, rows } = shop
const desk = await atDesk(shop)
const clerk = keeping(shop, desk.asClerk)
const owner = keeping(shop, desk.asOwner)

const HOUR = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const running = { beginTime: at(-1), endTime: at(1) }

// What the demo offers would take part in every reckoning here.
for (const table of ["order_promotion", "shipping_promotion", "goods_promotion"])
  await rows(`delete from ${table} where site_id = 1`)

const ladder = {
  dnames: "A fuller basket",
  type: 2 as const,
  ...running,
  ladderArea: [
    { amount: 80, reduceMoney: 5 },
    { amount: 150, reduceMoney: 12 },
  ],
}

describe("a worked example", () => {
  test("of money off says what a cart pays, what a little more would bring, and writes nothing", async () => {
    const before = await rows("select count(*)::int as n from audit_entry")
    const shown = await clerk.does("POST /api/admin/promotion/example", {
      draft: { kind: "order", promotion: ladder },
      cart: { amount: 120 },
    })
    expect(shown).toMatchObject({
      counts: true,
      isAppOff: false,
      subtotal: 120,
      reductions: [{ kind: "orderPromotion", dnames: "A fuller basket", amount: 5, isDraft: true }],
      total: 115,
      freight: null,
      next: [{ amount: 150, missing: 30, saving: 12 }],
      overlaps: [],
    })
    expect(await rows("select count(*)::int as n from audit_entry")).toEqual(before)
    expect(await rows("select id from order_promotion where site_id = 1")).toEqual([])
    const less = { draft: { kind: "order" as const, promotion: ladder }, cart: { amount: 79.99 } }
    expect(await clerk.does("POST /api/admin/promotion/example", less)).toMatchObject({ counts: false, total: 79.99 })
  })

  test("is what the checkout asks for the same cart once the promotion is saved, freight included", async () => {
    const { variantId: detail_id } = await newGoods(shop, { price: 4_000, weight: 1_000 })
    const items = [{ detail_id, number: 3 }]
    const plain = await guestTotal(shop, items)
    const { total, freight } = await clerk.does("POST /api/admin/promotion/example", {
      draft: { kind: "order", promotion: ladder },
      cart: { lines: items },
      region_code: "DE",
    })
    expect(freight).toMatchObject({ region: "DE", weight: 3_000 })
    const { id } = await clerk.does("POST /api/admin/orderPromotion/save", ladder)
    expect(await guestTotal(shop, items)).toBe(total)
    expect(total).toBe(plain - 5)
    // With its id a draft takes the place of the stored one, it does not compete with it.
    const dearer = { ...ladder, id, ladderArea: [{ amount: 80, reduceMoney: 1 }] }
    expect(
      await clerk.does("POST /api/admin/promotion/example", {
        draft: { kind: "order", promotion: dearer },
        cart: { lines: items },
        region_code: "DE",
      }),
    ).toMatchObject({ total: plain - 1, overlaps: [] })
    await clerk.does("POST /api/admin/orderPromotion/remove", { id })
  })

  test("of goods at a sale price, of free freight, of a gift and of a coupon", async () => {
    const { goodsId, variantId: detail_id } = await newGoods(shop, { price: 4_000 })
    const gift = await newGoods(shop, { stock: 1 })
    await rows("update freight_rate set free_above = null where site_id = 1")
    type Sent = NonNullable<Parameters<typeof clerk.does<"POST /api/admin/promotion/example">>[1]>
    const example = (draft: Sent["draft"]) =>
      clerk.does("POST /api/admin/promotion/example", {
        draft,
        cart: { lines: [{ detail_id, number: 1 }] },
        region_code: "DE",
      })
    const sale = { dnames: "Sale", ...running, isFreeShipping: true, detail: [{ goodId: goodsId, salePrice: 30 }] }
    expect(await example({ kind: "goods", promotion: sale })).toMatchObject({
      counts: true,
      subtotal: 40,
      total: 30,
      reductions: [{ amount: 10, isDraft: true }],
      freight: { fee: 0, free: "goodsPromotion" },
    })
    const free = { dnames: "Free", above: 40, ...running, regions: ["DE"] }
    expect(await example({ kind: "shipping", promotion: free })).toMatchObject({
      counts: true,
      total: 40,
      freight: { free: "shippingPromotion" },
    })
    const given = {
      dnames: "Gift",
      type: 1 as const,
      ...running,
      ladderArea: [{ amount: 1, goods: [{ detail_id: gift.variantId, number: 2 }] }],
    }
    const withGift = await example({ kind: "order", promotion: given })
    expect(withGift).toMatchObject({ counts: true, gifts: [{ number: 2, isLeft: false, dnames: "Gift" }] })
    const coupon = { dnames: "Four", type: "1" as const, amount: 4, fullReduction: 50, receiveType: "2" as const }
    expect(await example({ kind: "coupon", promotion: coupon })).toMatchObject({
      counts: false,
      couponProblem: { why: "belowAmount", missing: 10 },
    })
    expect(await example({ kind: "coupon", promotion: { ...coupon, fullReduction: 40 } })).toMatchObject({
      counts: true,
      reductions: [{ kind: "coupon", amount: 4 }],
    })
  })

  test("of one that is planned is reckoned for when it begins, and tells what meets it", async () => {
    const [{ goodsId, variantId: detail_id }, other] = [await newGoods(shop), await newGoods(shop)]
    const { id } = await clerk.does("POST /api/admin/goodsPromotion/save", {
      dnames: "Next week",
      beginTime: at(48),
      endTime: at(96),
      detail: [
        { goodId: goodsId, salePrice: 4 },
        { goodId: other.goodsId, salePrice: 4 },
      ],
    })
    const sale = { dnames: "Sale", beginTime: at(72), endTime: at(80), detail: [{ goodId: goodsId, salePrice: 5 }] }
    const shown = await clerk.does("POST /api/admin/promotion/example", {
      draft: { kind: "goods", promotion: sale },
      cart: { lines: [{ detail_id, number: 1 }] },
    })
    expect(shown).toMatchObject({ counts: false, total: 4, at: sale.beginTime })
    expect(shown.overlaps).toMatchObject([{ id, dnames: "Next week", effect: "lowest", goods: [expect.any(String)] }])
  })

  test("refuses what it cannot reckon, in words", async () => {
    const sport = await newGoods(shop, { site: "sport" })
    const draft = { kind: "order" as const, promotion: ladder }
    const lines = [{ detail_id: sport.variantId, number: 1 }]
    expect(await clerk.tries("POST /api/admin/promotion/example", { draft, cart: { lines } })).toMatchObject({
      reason: "unknownGoods",
    })
    const onRequest = await newGoods(shop, { price: 0 })
    expect(
      await clerk.tries("POST /api/admin/promotion/example", {
        draft,
        cart: { lines: [{ detail_id: onRequest.variantId, number: 1 }] },
      }),
    ).toMatchObject({ reason: "priceOnRequest" })
    const wrong = { kind: "order" as const, promotion: { ...ladder, endTime: at(-2) } }
    expect(await clerk.tries("POST /api/admin/promotion/example", { draft: wrong, cart: { amount: 5 } })).toMatchObject(
      {
        status: 422,
        details: { fields: { endTime: "invalid" } },
      },
    )
  })
})

describe("a promotion", () => {
  const items = async () => [{ detail_id: (await newGoods(shop, { price: 10_000 })).variantId, number: 1 }]
  const listed = async (id: number) =>
    (await clerk.reads("GET /api/admin/orderPromotion/lists", { page_size: 100 })).list.find((each) => each.id === id)

  test("is paused at once, goes on until it would have ended, and says what it has made", async () => {
    const bought = await items()
    const plain = await guestTotal(shop, bought)
    const { id } = await clerk.does("POST /api/admin/orderPromotion/save", ladder)
    orderNoOf(await guestBuys(shop, bought))
    expect((await listed(id))?.turnover).toEqual({ orders: 1, reduction: 5, total: plain - 5 })
    const pause = (isPaused: boolean) => clerk.tries("POST /api/admin/promotion/pause", { kind: "order", id, isPaused })
    expect(await pause(true)).toMatchObject({ reason: "done" })
    expect(await pause(true)).toMatchObject({ reason: "done" })
    expect(await guestTotal(shop, bought)).toBe(plain)
    expect(await listed(id)).toMatchObject({ state: "paused", endTime: running.endTime })
    // A change of its words does not set it going.
    await clerk.does("POST /api/admin/orderPromotion/save", { ...ladder, id, dnames: "Fuller" })
    expect(await listed(id)).toMatchObject({ state: "paused", dnames: "Fuller" })
    expect(await pause(false)).toMatchObject({ reason: "done" })
    expect(await guestTotal(shop, bought)).toBe(plain - 5)
    expect(await listed(id)).toMatchObject({ state: "running", endTime: running.endTime })
    expect((await desk.noted(`orderPromotion ${id}`)).map(({ action }) => action)).toEqual([
      "orderPromotion.add",
      "orderPromotion.pause",
      "orderPromotion.change",
      "orderPromotion.goOn",
    ])
    await clerk.does("POST /api/admin/orderPromotion/remove", { id })
  })

  test("of goods gives them back their price while it is paused", async () => {
    const { goodsId } = await newGoods(shop)
    const price = async () => (await get("GET /api/goods/detail", { id: goodsId })).minPrice
    const { id } = await clerk.does("POST /api/admin/goodsPromotion/save", {
      dnames: "Sale",
      ...running,
      detail: [{ goodId: goodsId, salePrice: 4 }],
    })
    expect(await price()).toBe(4)
    await clerk.does("POST /api/admin/promotion/pause", { kind: "goods", id, isPaused: true })
    expect(await price()).toBe(10)
    await clerk.does("POST /api/admin/promotion/pause", { kind: "goods", id, isPaused: false })
    expect(await price()).toBe(4)
  })

  test("that has not begun, is over, or is another shop's is not paused", async () => {
    const planned = await clerk.does("POST /api/admin/orderPromotion/save", {
      ...ladder,
      beginTime: at(1),
      endTime: at(2),
    })
    const pause = (id: number) => clerk.tries("POST /api/admin/promotion/pause", { kind: "order", id, isPaused: true })
    expect(await pause(planned.id)).toMatchObject({ status: 409, reason: "notPossibleNow" })
    const [theirs] = await rows<{ id: number }>("select id from order_promotion where site_id <> 1 limit 1")
    expect(await pause(theirs?.id ?? 0)).toMatchObject({ status: 404, reason: "unknownRow" })
  })

  test("that a colleague has changed meanwhile is not overwritten", async () => {
    const saved = await clerk.does("POST /api/admin/orderPromotion/save", ladder)
    const both = await Promise.all(
      [clerk, owner].map((who, n) =>
        who.tries("POST /api/admin/orderPromotion/save", { ...ladder, ...saved, dnames: `Ours ${n}` }),
      ),
    )
    expect(both.map(({ reason }) => reason).toSorted()).toEqual(["done", "notPossibleNow"])
    const refused = both.find(({ reason }) => reason === "notPossibleNow")
    expect(refused).toMatchObject({ details: { updated_at: (await listed(saved.id))?.updated_at } })
    const coupon = { dnames: "Four", type: "1" as const, amount: 4, receiveType: "2" as const }
    const first = await owner.does("POST /api/admin/coupon/save", coupon)
    await owner.does("POST /api/admin/coupon/save", { ...coupon, ...first, dnames: "Five" })
    expect(await owner.tries("POST /api/admin/coupon/save", { ...coupon, ...first })).toMatchObject({
      reason: "notPossibleNow",
    })
  })
})

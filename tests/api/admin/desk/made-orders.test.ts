import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { newMember } from "../../people.ts"
import { testShop } from "../../test-shop.ts"
import { guestAddress, newGoods, stockOf } from "../catalog/shelf.ts"
import { atDesk, replied } from "./desk.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const { asOwner, asClerk, elsewhere, noted, mails } = await atDesk(shop)

type Line = { detail_id: number; number: number; price?: number }
type Extra = { freight?: number; member_id?: number; address?: object; payment_way?: "online" | "cash"; email?: string }

const buyer = () => `${randomUUID()}@buyer.example`
const preview = (items: Line[], extra: Extra = {}, as: object = asClerk) => {
  const { freight, member_id } = extra
  const body = { items, region_code: "DE", ...(freight !== undefined && { freight }), ...(member_id && { member_id }) }
  return ask("POST /api/admin/order/makePreview", { body, ...as })
}
async function make(items: Line[], extra: Extra = {}, as = asClerk, key: string = randomUUID(), expected?: number) {
  const seen = await preview(items, extra, as)
  const { email = buyer(), ...named } = extra
  const body = {
    ...{ items, address: guestAddress(email), payment_way: "online" as const },
    expected_total: expected ?? (seen.code === 1 ? seen.data.total : 0),
    ...named,
  }
  return ask("POST /api/admin/order/make", {
    ...{ body: body as never, ...as },
    headers: { ...as.headers, "idempotency-key": key },
  })
}
const detail = (order_no: string) => get("GET /api/admin/order/detail", { order_no }, asClerk)

test("an order by phone: reckoned as any other, stock taken, its buyer mailed a link, written down", async () => {
  const lamp = await newGoods(shop, { price: 4_000, stock: 10 })
  const email = buyer()
  const made = replied(await make([{ detail_id: lamp.variantId, number: 2 }], { email }))
  expect(await stockOf(shop, lamp.variantId)).toBe(8)
  const seen = await detail(made.order_no)
  expect(seen).toMatchObject({ dStatus: 1, amontStatus: 0, madeByStaff: true, email, subtotal: 80, follows: null })
  expect(await mails(email, "orderPlaced")).toMatchObject([{ content: { link: new URL(made.link).pathname } }])
  expect(await noted(`order ${made.order_no}`)).toMatchObject([{ action: "order.make", detail: { email } }])
  expect(new Date(made.expireTime ?? 0).getTime()).toBeGreaterThan(Date.now() + 3_600_000)
})

test("agreed prices and freight are the owner's; on request needs one; nothing else is cheaper by it", async () => {
  const rare = await newGoods(shop, { price: 0 })
  const lamp = await newGoods(shop, { price: 4_000 })
  const agreed = [
    { detail_id: rare.variantId, number: 1, price: 12.5 },
    { detail_id: lamp.variantId, number: 1 },
  ]
  expect(await preview(agreed, {}, asClerk)).toMatchObject({ status: 403, reason: "ownerOnly" })
  expect(await preview([{ detail_id: lamp.variantId, number: 1 }], { freight: 0 }, asClerk)).toMatchObject({
    status: 403,
  })
  expect(await make(agreed, {}, asClerk, randomUUID(), 1)).toMatchObject({ status: 403, reason: "ownerOnly" })
  const made = replied(await make(agreed, { freight: 3 }, asOwner))
  expect(await detail(made.order_no)).toMatchObject({ subtotal: 52.5, freight: 3, total: 55.5 })
  expect(await make([{ detail_id: rare.variantId, number: 1 }], {}, asOwner)).toMatchObject({
    reason: "priceOnRequest",
  })
})

test("too few pieces are told, not refused", async () => {
  const bulk = await newGoods(shop, { moq: 10 })
  const items = [{ detail_id: bulk.variantId, number: 1 }]
  expect(replied(await preview(items)).shortages).toMatchObject([{ missing: 9 }])
  expect((await make(items)).status).toBe(200)
})

test("the same click twice is one order; another body under the key is refused", async () => {
  const lamp = await newGoods(shop, { stock: 5 })
  const [key, email] = [randomUUID(), buyer()]
  const items = [{ detail_id: lamp.variantId, number: 1 }]
  const both = await Promise.all([make(items, { email }, asClerk, key), make(items, { email }, asClerk, key)])
  expect(new Set(both.map((answer) => replied(answer).order_no)).size).toBe(1)
  expect(await stockOf(shop, lamp.variantId)).toBe(4)
  expect(await make([{ detail_id: lamp.variantId, number: 2 }], { email }, asClerk, key)).toMatchObject({
    reason: "keyReused",
  })
})

test("two staff and the last piece: one gets it", async () => {
  const last = await newGoods(shop, { stock: 1 })
  const both = await Promise.all([1, 2].map(() => make([{ detail_id: last.variantId, number: 1 }])))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await stockOf(shop, last.variantId)).toBe(0)
})

test("for a member, to their own address or another; for nobody's address it is refused", async () => {
  const member = await newMember(shop)
  const lamp = await newGoods(shop)
  const items = [{ detail_id: lamp.variantId, number: 1 }]
  const made = replied(await make(items, { member_id: member.id }))
  expect(await detail(made.order_no)).toMatchObject({ member: { id: member.id }, email: member.email })
  expect(await make(items, { member_id: 999_999 })).toMatchObject({ status: 404, reason: "unknownRow" })
})

test("who has no e-mail address is not written to, and pays cash, which makes it paid", async () => {
  const lamp = await newGoods(shop, { price: 1_000 })
  const made = replied(
    await make([{ detail_id: lamp.variantId, number: 1 }], { email: "", payment_way: "cash", freight: 0 }, asOwner),
  )
  const body = { order_no: made.order_no, amount: 10, day: "2026-01-02", reference: "Stall" }
  const headers = { ...asClerk.headers, "idempotency-key": randomUUID() }
  expect(await ask("POST /api/admin/order/received", { body, headers })).toMatchObject({ data: { amontStatus: 1 } })
  expect(await rows("select id from mail_outbox where recipient = ''")).toEqual([])
})

test("a further link can be had while it is unpaid, by mail a few times an hour", async () => {
  const lamp = await newGoods(shop)
  const email = buyer()
  const { order_no } = replied(await make([{ detail_id: lamp.variantId, number: 1 }], { email }))
  const link = (mail: boolean) => ask("POST /api/admin/order/link", { body: { order_no, mail }, ...asClerk })
  expect(replied(await link(false))).toMatchObject({ mailed: false, link: expect.stringContaining(order_no) })
  for (let time = 0; time < 5; time++) expect(replied(await link(true)).mailed).toBe(true)
  expect(await link(true)).toMatchObject({ status: 429 })
  expect(await mails(email, "orderPlaced")).toHaveLength(6)
  await ask("POST /api/admin/order/cancel", { body: { order_no }, ...asClerk })
  expect(await link(false)).toMatchObject({ status: 409, reason: "notPossibleNow" })
})

test("the staff of another shop neither make orders of this shop's goods nor get links of its orders", async () => {
  const lamp = await newGoods(shop)
  expect(await preview([{ detail_id: lamp.variantId, number: 1 }], {}, elsewhere)).toMatchObject({
    reason: "nothingToBuy",
  })
  const { order_no } = replied(await make([{ detail_id: lamp.variantId, number: 1 }]))
  expect(await ask("POST /api/admin/order/link", { body: { order_no }, ...elsewhere })).toMatchObject({ status: 404 })
})

test("a doubled line, an unknown currency, another total than was seen are refused", async () => {
  const lamp = await newGoods(shop)
  const line = { detail_id: lamp.variantId, number: 1 }
  expect(await preview([line, line])).toMatchObject({ status: 422 })
  const wrong = { body: { items: [line], currency: "XXX" }, ...asClerk }
  expect(await ask("POST /api/admin/order/makePreview", wrong)).toMatchObject({ reason: "unknownCurrency" })
  expect(await make([line], {}, asClerk, randomUUID(), 0.01)).toMatchObject({ status: 409, reason: "priceChanged" })
})

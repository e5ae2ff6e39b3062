import { describe, expect, test } from "vitest"
import { bought } from "../../bought.ts"
import { newMember } from "../../people.ts"
import { testShop } from "../../test-shop.ts"
import { newAddress } from "../catalog/shelf.ts"
import { atDesk, replied } from "./desk.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const { asOwner, asClerk, elsewhere, noted } = await atDesk(shop)

const listed = async (query: object) =>
  (await get("GET /api/admin/member/lists", { page_size: 100, ...query }, asClerk)).list.map(({ id }) => id)

describe("members", () => {
  test("are found by kind, orders, money, language and when they came", async () => {
    const [none, one, several] = [await newMember(shop), await newMember(shop), await newMember(shop)]
    await bought(shop, { memberId: one.id, lines: [{ price: 777_700 }] })
    for (let n = 0; n < 2; n++) await bought(shop, { memberId: several.id })
    await rows("update member set language = 'ja' where id = $1", none.id)
    await rows(
      "insert into member_business (site_id, member_id, kind, company) values (1, $1, 'business', 'Inn')",
      one.id,
    )
    const ours = (ids: number[]) => ids.filter((id) => [none.id, one.id, several.id].includes(id))
    expect(ours(await listed({ orders: "none" }))).toEqual([none.id])
    expect(ours(await listed({ orders: "one" }))).toEqual([one.id])
    expect(ours(await listed({ orders: "several" }))).toEqual([several.id])
    expect(ours(await listed({ spent: "7000" }))).toEqual([one.id])
    expect(ours(await listed({ kind: "business" }))).toEqual([one.id])
    expect(ours(await listed({ language: "ja" }))).toEqual([none.id])
    expect(ours(await listed({ to: "2020-01-01" }))).toEqual([])
    expect(await listed({ keywords: several.email })).toEqual([several.id])
    const { list } = await get("GET /api/admin/member/lists", { keywords: one.email }, asClerk)
    expect(list).toMatchObject([{ kind: "business", orders: 1, spent: 7782, lastOrderTime: expect.any(String) }])
  })

  test("are shown with all that belongs to them, and staff leave notes", async () => {
    const { id, email } = await newMember(shop)
    const { lines } = await bought(shop, { memberId: id, email })
    await newAddress(shop, id)
    await rows("insert into inquiry (site_id, number, name, email, content) values (1, $1, 'R', $1, 'x')", email)
    await rows(
      "insert into review (site_id, goods_id, order_line_id, author, stars, content) values (1, $1, $2, 'R.', 5, 'Good')",
      ...[lines[0]?.goodsId, lines[0]?.id],
    )
    const note = replied(await ask("POST /api/admin/member/note", { body: { id, content: "Rings twice" }, ...asClerk }))
    expect(note).toMatchObject({ staffName: "Sam", content: "Rings twice" })
    const seen = await get("GET /api/admin/member/detail", { id }, asClerk)
    expect(seen).toMatchObject({
      orders: 1,
      latestOrders: [{ email }],
      addresses: [{ isDefault: expect.any(Boolean) }],
      inquiries: [{ answered: false }],
      reviews: [{ stars: 5, state: "shown" }],
      notes: [{ id: note.id }],
    })
    expect(await ask("POST /api/admin/member/removeNote", { body: { id: note.id }, ...elsewhere })).toMatchObject({
      status: 404,
    })
    expect((await ask("POST /api/admin/member/removeNote", { body: { id: note.id }, ...asClerk })).code).toBe(1)
    expect((await get("GET /api/admin/member/detail", { id }, asClerk)).notes).toEqual([])
    expect(JSON.stringify(await noted(`member ${id}`))).not.toContain("Rings")
  })
})

/** Every text in every table that has the address in it, but for the papers of orders. */
async function tracesOf(email: string): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await rows<{ count: number }>(
      `select count(*) from "${name}" t where t::text ilike '%' || $1 || '%'`,
      email,
    )
    if ((row?.count ?? 0) > 0) found.push(name)
  }
  return found.sort()
}

async function everywhere() {
  const member = await newMember(shop)
  const { id, email, headers } = member
  const order = await bought(shop, { memberId: id, email, status: 10 })
  await rows(
    "update shop_order set address = address || jsonb_build_object('email', $2::text) where id = $1",
    order.id,
    email,
  )
  const line = order.lines[0]
  await newAddress(shop, id)
  await rows("update address set email = $2 where member_id = $1", id, email)
  await rows(
    "insert into review (site_id, goods_id, order_line_id, author, stars, content) values (1, $1, $2, 'Robin H.', 5, 'Good')",
    ...[line?.goodsId, line?.id],
  )
  const items = [{ id: line?.goodsId ?? 0, detail_id: line?.variantId, total: 2 }]
  replied(await ask("POST /api/goods/inquiry", { body: { items, name: "Robin", email, content: `I am ${email}` } }))
  const [inquiry] = await rows<{ id: number }>("select id from inquiry where email = $1", email)
  replied(
    await ask("POST /api/admin/inquiry/message", {
      body: { id: inquiry?.id ?? 0, seen: 0, content: `Dear ${email}` },
      ...asClerk,
    }),
  )
  replied(await ask("POST /api/content/feedback", { body: { name: "Robin", email, country: "GB", content: "Hello" } }))
  await rows("insert into access_request (site_id, name, email) values (1, 'Robin', $1)", email)
  const [access] = await rows<{ id: number }>("select id from access_request where email = $1", email)
  replied(await ask("POST /api/admin/access/dismiss", { body: { id: access?.id ?? 0 }, ...asClerk }))
  await rows("insert into letter_subscription (site_id, email, token_hash, mailed_at) values (1, $1, $1, now())", email)
  await rows(
    "insert into stock_wish (site_id, goods_id, variant_id, email, origin) values (1, $1, $2, $3, 'http://x')",
    ...[line?.goodsId, line?.variantId, email],
  )
  await rows(
    "insert into email_change (site_id, member_id, email, code_hash, expires_at) values (1, $1, $2, 'x', now() + interval '1 hour')",
    id,
    `new-${email}`,
  )
  const [coupon] = await rows<{ id: number }>(
    "insert into coupon (site_id, name, kind, amount, receive_type) values (1, 'Five off', 1, 500, 1) returning id",
  )
  const [theirs] = await rows<{ id: number }>(
    "insert into member_coupon (site_id, coupon_id, member_id) values (1, $1, $2) returning id",
    coupon?.id,
    id,
  )
  await rows(
    "insert into coupon_use (site_id, coupon_id, member_coupon_id, email, order_id) values (1, $1, $2, $3, $4)",
    ...[coupon?.id, theirs?.id, email, order.id],
  )
  await rows(
    "insert into idempotency_key (site_id, key, body_hash, reply) values (1, $1, 'x', jsonb_build_object('email', $1::text))",
    email,
  )
  await rows(
    "insert into attempt (site_id, key, ends_at) values (1, 'signIn account ' || $1, now() + interval '1 hour')",
    email,
  )
  await ask("POST /api/goods/addCart", { headers, body: { detail_id: line?.variantId ?? 0, number: 1 } })
  replied(await ask("POST /api/admin/member/note", { body: { id, content: `Writes from ${email}` }, ...asClerk }))
  return { ...member, order }
}

describe("what the shop holds about somebody", () => {
  test("is handed out whole, without what opens anything, by the owner, and that is written down", async () => {
    const { id, email, order } = await everywhere()
    const { tables, ...head } = replied(await ask("POST /api/admin/member/export", { body: { id }, ...asOwner }))
    expect(head).toMatchObject({ email, time: expect.any(String) })
    for (const name of [
      "member",
      "address",
      "shop_order",
      "order_line",
      "review",
      "inquiry",
      "inquiry_message",
      "feedback",
      "access_request",
      "letter_subscription",
      "stock_wish",
      "coupon_use",
      "member_note",
      "cart_line",
      "mail",
    ])
      expect(tables[name]?.length, name).toBeGreaterThan(0)
    expect(JSON.stringify(tables.shop_order)).toContain(order.orderNo)
    expect(JSON.stringify(tables)).not.toMatch(/password_hash|token_hash|code_hash|public_key/)
    expect(await noted(`member ${id}`)).toMatchObject([{ action: "member.note" }, { action: "member.export" }])
    expect(await ask("POST /api/admin/member/export", { body: { id }, ...asClerk })).toMatchObject({
      reason: "ownerOnly",
    })
    expect(await ask("POST /api/admin/member/export", { body: { id }, ...elsewhere })).toMatchObject({
      reason: "unknownRow",
    })
  })

  test("goes when they are erased, but for the papers of their orders", async () => {
    const bystander = await everywhere()
    const before = await tracesOf(bystander.email)
    const { id, email, headers, order } = await everywhere()
    expect((await tracesOf(email)).length).toBeGreaterThan(12)
    const erased = await ask("POST /api/admin/member/erase", { body: { id, email: email.toUpperCase() }, ...asOwner })
    expect(replied(erased)).toEqual({ id, orders: 1 })
    expect(await tracesOf(email)).toEqual(["shop_order"])
    expect(
      await rows("select member_id, erased_at is not null as erased from shop_order where id = $1", order.id),
    ).toEqual([{ member_id: null, erased: true }])
    expect(await rows("select author, content from review where order_line_id = $1", order.lines[0]?.id)).toEqual([
      { author: "–", content: "Good" },
    ])
    expect(await ask("GET /api/user/promation", { headers })).toMatchObject({ reason: "sessionOver" })
    expect(await ask("GET /api/admin/member/detail", { query: { id }, ...asOwner })).toMatchObject({
      reason: "unknownRow",
    })
    expect((await get("GET /api/admin/order/detail", { order_no: order.orderNo }, asClerk)).email).toBe(email)
    expect(await noted(`member ${id}`)).toMatchObject([
      { action: "member.note" },
      { action: "member.erase", detail: { orders: 1 } },
    ])
    expect(await tracesOf(bystander.email), "nobody else").toEqual(before)
  })

  test("nobody is erased by mistake, by a clerk, by another shop, or while an order is under way", async () => {
    const { id, email } = await newMember(shop)
    const erase = (typed = email, as = asOwner) =>
      ask("POST /api/admin/member/erase", { body: { id, email: typed }, ...as })
    expect(await erase("somebody@else.example")).toMatchObject({ data: { fields: { email: "invalid" } } })
    expect(await erase(email, asClerk)).toMatchObject({ reason: "ownerOnly" })
    expect(await erase(email, elsewhere)).toMatchObject({ reason: "unknownRow" })
    const { orderNo, id: orderId } = await bought(shop, { memberId: id, email, status: 8 })
    expect(await erase()).toMatchObject({ status: 409, data: { why: "ordersUnderWay", orders: [orderNo] } })
    await rows("update shop_order set status = 10 where id = $1", orderId)
    const answers = await Promise.all([erase(), erase()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })
})

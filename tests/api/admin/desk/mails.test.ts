import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { sendMail } from "../../../../src/server/mail/send-mail.ts"
import { bought } from "../../bought.ts"
import { newMember } from "../../people.ts"
import { testShop } from "../../test-shop.ts"
import { atDesk, replied } from "./desk.ts"

const shop = await testShop()
const { ask, get, rows, db, log, dataFolder, payments, secret } = shop
const { asClerk, elsewhere, noted } = await atDesk(shop)

const post = () =>
  sendMail({ from: null, send: async () => {} }, {}).run({ db, log, dataFolder, payments, secret, now: new Date() })

/** An order whose shipping mail is sent, unless it waits. */
async function shipped() {
  const order = await bought(shop, { status: 7, email: `${randomUUID()}@buyer.example` })
  await rows("update shop_order set origin = 'http://shop.example' where id = $1", order.id)
  const body = { order_no: order.orderNo, carrier: "DHL <b>", tracking_no: "JD<script>" }
  replied(await ask("POST /api/admin/order/ship", { body, ...asClerk }))
  return order
}
const sendNow = async (email: string) => {
  await rows("update mail_outbox set next_try_at = now() where recipient = $1", email)
  await post()
}
const listed = (order_no: string) => get("GET /api/admin/sentMail/lists", { order_no }, asClerk)
const again = (id: number, as: object = asClerk) => ask("POST /api/admin/sentMail/again", { body: { id }, ...as })

test("mails of an order: held first, then sent, and read as they were sent", async () => {
  const order = await shipped()
  expect((await listed(order.orderNo)).list).toMatchObject([
    { kind: "orderShipped", recipient: order.email, state: "held", canRead: false, canSendAgain: false },
  ])
  await sendNow(order.email)
  const [mail] = (await listed(order.orderNo)).list
  expect(mail).toMatchObject({ state: "sent", canRead: true, canSendAgain: true, sendTime: expect.any(String) })
  const read = await get("GET /api/admin/sentMail/detail", { id: String(mail?.id) }, asClerk)
  expect(read.copy).toMatchObject({ subject: expect.stringContaining(order.orderNo) })
  expect(read.copy?.html).not.toMatch(/<script|DHL <b>/)
})

test("a mail is sent once more, as a mail of its own, written down, a few times an hour", async () => {
  const order = await shipped()
  await sendNow(order.email)
  const id = (await listed(order.orderNo)).list[0]?.id ?? 0
  const next = replied(await again(id))
  expect(next.id).not.toBe(id)
  await sendNow(order.email)
  expect((await listed(order.orderNo)).list.map(({ state }) => state)).toEqual(["sent", "sent"])
  expect(await noted(`mail ${id}`)).toMatchObject([{ action: "mail.again", detail: { to: order.email } }])
  for (let time = 1; time < 5; time++) replied(await again(id))
  expect(await again(id)).toMatchObject({ status: 429 })
})

test("what still waits is not sent again, and what opens a door is neither read nor sent again", async () => {
  const order = await shipped()
  const id = (await listed(order.orderNo)).list[0]?.id ?? 0
  expect(await again(id)).toMatchObject({ status: 409, data: { why: "waiting" } })
  const member = await newMember(shop)
  const [code] = await rows<{ id: number }>(
    `insert into mail_outbox (site_id, kind, recipient, content)
     select site_id, 'resetCode', email, '{"userName":"Ada","code":"482913","minutes":15,"origin":"http://shop.example"}'
     from member where id = $1 returning id`,
    member.id,
  )
  await rows(
    `insert into mail_outbox (site_id, kind, recipient, content)
     select site_id, 'staffLink', email, '{}' from member where id = $1`,
    member.id,
  )
  await sendNow(member.email)
  const { list } = await get("GET /api/admin/sentMail/lists", { member_id: String(member.id) }, asClerk)
  expect(list).toMatchObject([{ kind: "resetCode", state: "sent", canRead: false, canSendAgain: false }])
  expect(await again(code?.id ?? 0)).toMatchObject({ status: 409 })
  const read = await get("GET /api/admin/sentMail/detail", { id: String(code?.id) }, asClerk)
  expect(read.copy).toBeNull()
})

test("another shop's mails are not there", async () => {
  const order = await shipped()
  await sendNow(order.email)
  const id = (await listed(order.orderNo)).list[0]?.id ?? 0
  const at = (query: object) => ask("GET /api/admin/sentMail/lists", { query: query as never, ...elsewhere })
  expect(await at({ order_no: order.orderNo })).toMatchObject({ status: 404 })
  expect(await ask("GET /api/admin/sentMail/detail", { query: { id: String(id) }, ...elsewhere })).toMatchObject({
    status: 404,
  })
  expect(await again(id, elsewhere)).toMatchObject({ status: 404 })
  expect(await at({})).toMatchObject({ status: 422 })
  expect(await at({ order_no: order.orderNo, member_id: "1" })).toMatchObject({ status: 422 })
})

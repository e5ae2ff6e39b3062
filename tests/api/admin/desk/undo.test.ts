import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { sendMail } from "../../../../src/server/mail/send-mail.ts"
import { bought } from "../../bought.ts"
import { newStaff } from "../../people.ts"
import { testShop } from "../../test-shop.ts"
import { atDesk, replied } from "./desk.ts"

const shop = await testShop()
const { ask, get, rows, db, log, dataFolder, payments, secret } = shop
const { clerk, asOwner, asClerk, elsewhere, noted, mails } = await atDesk(shop)

const buyer = () => `${randomUUID()}@buyer.example`
const ship = async (order_no: string, as = asClerk) => {
  await rows("update shop_order set origin = 'http://shop.example' where order_no = $1", order_no)
  return replied(
    await ask("POST /api/admin/order/ship", { body: { order_no, carrier: "DHL", tracking_no: "JD01" }, ...as }),
  )
}
const undo = (token: string | undefined, as: object = asClerk) =>
  ask("POST /api/admin/step/undo", { body: { token: token ?? "x".repeat(43) }, ...as })
const detail = (order_no: string) => get("GET /api/admin/order/detail", { order_no }, asClerk)
const letTimePass = (token = "") =>
  rows(
    "update step_undo set until = until - interval '1 minute' where token_hash = encode(sha256($1), 'hex')",
    `${clerk.id} ${token}`,
  )

/** Sends what is due into nowhere, and says to whom. */
async function post(): Promise<string[]> {
  const sent: string[] = []
  const job = sendMail(
    {
      from: null,
      send: async ({ to }) => {
        sent.push(to)
      },
    },
    {},
  )
  await job.run({ db, log, dataFolder, payments, secret, now: new Date() })
  return sent
}

test("a mail of a step waits ten seconds, and is sent then", async () => {
  const order = await bought(shop, { status: 7, email: buyer() })
  const { undo: held } = await ship(order.orderNo)
  const left = new Date(held?.until ?? 0).getTime() - Date.now()
  expect(left).toBeGreaterThan(8_000)
  expect(left).toBeLessThan(12_000)
  expect(await post()).not.toContain(order.email)
  await rows("update mail_outbox set next_try_at = now() where recipient = $1", order.email)
  expect(await post()).toContain(order.email)
  expect(await undo(held?.token)).toMatchObject({ status: 409, reason: "undoTooLate" })
  expect(await detail(order.orderNo)).toMatchObject({ dStatus: 8 })
})

test("shipping that is taken back was never done: order, timeline and mail are as before, the audit log tells of both", async () => {
  const order = await bought(shop, { status: 7, email: buyer() })
  await rows("update shop_order set shipped_at = null where id = $1", order.id)
  await rows("update shop_order set origin = 'http://shop.example' where id = $1", order.id)
  const before = await rows("select * from shop_order where id = $1", order.id)
  const { undo: held } = await ship(order.orderNo)
  expect(await undo(held?.token)).toMatchObject({
    data: { action: "order.ship", subject: `order ${order.orderNo}` },
  })
  expect(await rows("select * from shop_order where id = $1", order.id)).toEqual(before)
  expect((await detail(order.orderNo)).timeline).toEqual([])
  expect(await mails(order.email, "orderShipped")).toEqual([])
  expect(await noted(`order ${order.orderNo}`)).toMatchObject([
    { action: "order.ship" },
    { action: "step.undo", staff_id: clerk.id, detail: { undone: "order.ship" } },
  ])
  // And it can be taken again, with its mail.
  expect(await ship(order.orderNo)).toMatchObject({ dStatus: 8 })
  expect(await mails(order.email, "orderShipped")).toHaveLength(1)
})

test.each([
  ["accept", 1, 5],
  ["prepare", 5, 7],
  ["deliver", 8, 9],
  ["complete", 9, 10],
] as const)("%s can be taken back", async (step, from, to) => {
  const order = await bought(shop, { status: from, paymentStatus: 0, email: buyer() })
  const moved = replied(await ask(`POST /api/admin/order/${step}`, { body: { order_no: order.orderNo }, ...asClerk }))
  expect(moved.dStatus).toBe(to)
  expect((await undo(moved.undo?.token)).status).toBe(200)
  expect(await detail(order.orderNo)).toMatchObject({ dStatus: from, timeline: [] })
})

test("a corrected parcel number is the former one again", async () => {
  const order = await bought(shop, { status: 7, email: buyer() })
  await ship(order.orderNo)
  const body = { order_no: order.orderNo, carrier: "UPS", tracking_no: "1Z" }
  const corrected = replied(await ask("POST /api/admin/order/ship", { body, ...asClerk }))
  const again = replied(await ask("POST /api/admin/order/ship", { body, ...asClerk }))
  expect(again.undo).toBeNull()
  expect((await undo(corrected.undo?.token)).status).toBe(200)
  expect(await detail(order.orderNo)).toMatchObject({ carrier: { company: "DHL", number: "JD01" } })
  expect(await mails(order.email, "orderShipped")).toHaveLength(1)
})

test.each(["approve", "refuse"] as const)("an answer to a return (%s) can be taken back", async (step) => {
  const order = await bought(shop, { status: 8, email: buyer() })
  const [{ id } = { id: 0 }] = await rows<{ id: number }>(
    "insert into return_request (site_id, order_id, reason) select site_id, id, 'broken' from shop_order where id = $1 returning id",
    order.id,
  )
  const before = await rows("select * from return_request where id = $1", id)
  const moved = replied(await ask(`POST /api/admin/return/${step}`, { body: { id, answer: "So be it" }, ...asClerk }))
  expect((await undo(moved.undo?.token)).status).toBe(200)
  expect(await rows("select * from return_request where id = $1", id)).toEqual(before)
  expect(await rows("select kind from mail_outbox where recipient = $1", order.email)).toEqual([])
  expect((await detail(order.orderNo)).timeline).toEqual([])
})

test("an answer to an inquiry and a granted access are taken back with their mails", async () => {
  await rows("update site set goods_password = 'sesame' where name = 'default-modulized'")
  const email = buyer()
  const [inquiry] = await rows<{ id: number }>(
    `insert into inquiry (site_id, number, name, email, content, country)
     select id, $2, 'A', $1, 'How much?', 'France' from site where name = 'default-modulized' returning id`,
    email,
    `Q-${email}`,
  )
  const [access] = await rows<{ id: number }>(
    `insert into access_request (site_id, name, email, content)
     select id, 'A', $1, 'Please' from site where name = 'default-modulized' returning id`,
    email,
  )
  const answered = replied(
    await ask("POST /api/admin/inquiry/answer", { body: { id: inquiry?.id ?? 0, answer: "Ten" }, ...asClerk }),
  )
  const granted = replied(await ask("POST /api/admin/access/grant", { body: { id: access?.id ?? 0 }, ...asClerk }))
  expect(await rows("select kind from mail_outbox where recipient = $1", email)).toHaveLength(2)
  expect((await undo(answered.undo?.token)).status).toBe(200)
  expect((await undo(granted.undo?.token)).status).toBe(200)
  expect(await rows("select kind from mail_outbox where recipient = $1", email)).toEqual([])
  expect(await get("GET /api/admin/inquiry/detail", { id: inquiry?.id ?? 0 }, asClerk)).toMatchObject({
    answer: "",
    answerTime: null,
  })
  const [row] = await rows("select handled_at, granted from access_request where id = $1", access?.id)
  expect(row).toEqual({ handled_at: null, granted: false })
})

test("too late, twice, by somebody else, at another shop, with nonsense: refused in words", async () => {
  const order = await bought(shop, { status: 7, email: buyer() })
  const { undo: held } = await ship(order.orderNo)
  expect(await undo(held?.token, asOwner)).toMatchObject({ status: 404, reason: "unknownRow" })
  expect(await undo(held?.token, elsewhere)).toMatchObject({ status: 404 })
  const other = await newStaff(shop, "clerk")
  expect(await undo(held?.token, { headers: other.headers })).toMatchObject({ status: 404 })
  expect(await undo("x".repeat(101))).toMatchObject({ status: 422 })
  expect(await undo("")).toMatchObject({ status: 422 })
  await letTimePass(held?.token)
  const late = await undo(held?.token)
  expect(late).toMatchObject({ status: 409, reason: "undoTooLate" })
  expect(late.code === 0 && late.msg).toMatch(/ten seconds/)

  const second = await bought(shop, { status: 7, email: buyer() })
  const { undo: again } = await ship(second.orderNo)
  expect((await undo(again?.token)).status).toBe(200)
  expect(await undo(again?.token)).toMatchObject({ status: 409, reason: "undoneAlready" })
})

test("after what came later it is refused: a further step, a return, but not a colleague's note", async () => {
  const order = await bought(shop, { status: 7, email: buyer() })
  const { undo: held } = await ship(order.orderNo)
  await ask("POST /api/admin/order/deliver", { body: { order_no: order.orderNo }, ...asOwner })
  expect(await undo(held?.token)).toMatchObject({ status: 409, reason: "changedMeanwhile" })
  expect(await mails(order.email, "orderShipped")).toHaveLength(1)

  const noticed = await bought(shop, { status: 7, email: buyer() })
  const { undo: free } = await ship(noticed.orderNo)
  await ask("POST /api/admin/order/note", { body: { order_no: noticed.orderNo, text: "Fragile" }, ...asOwner })
  expect((await undo(free?.token)).status).toBe(200)
})

test("undo and the mail job at once: either taken back and not sent, or sent and refused", async () => {
  const ends = { undone: 0, sent: 0 }
  for (let round = 0; round < 24; round++) {
    const order = await bought(shop, { status: 7, email: buyer() })
    const { undo: held } = await ship(order.orderNo)
    await rows("update mail_outbox set next_try_at = now() where recipient = $1", order.email)
    const pause = new Promise((resolve) => setTimeout(resolve, round % 8))
    const [undone, sent] = await Promise.all([
      round % 2 ? undo(held?.token) : pause.then(() => undo(held?.token)),
      round % 2 ? pause.then(post) : post(),
    ])
    const isUndone = undone.code === 1
    expect(sent.includes(order.email)).toBe(!isUndone)
    expect(await detail(order.orderNo)).toMatchObject({ dStatus: isUndone ? 7 : 8 })
    if (!isUndone) expect(undone).toMatchObject({ reason: "undoTooLate" })
    ends[isUndone ? "undone" : "sent"] += 1
  }
  console.log(ends)
})

test("two who take the same step back at once: one does", async () => {
  const order = await bought(shop, { status: 7, email: buyer() })
  const { undo: held } = await ship(order.orderNo)
  const both = await Promise.all([undo(held?.token), undo(held?.token)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

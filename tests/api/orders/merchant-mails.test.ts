import { expect, test } from "vitest"
import { lockOrder } from "../../../src/server/order-records/lock-order.ts"
import { tellUnpaid } from "../../../src/server/orders/tell-unpaid.ts"
import { markPaid } from "../../../src/server/payments/mark-paid.ts"
import { newGoods } from "../admin/catalog/shelf.ts"
import { keeping } from "../admin/catalog/staff-calls.ts"
import { guestBuys, orderNoOf } from "../buying.ts"
import { newStaff } from "../people.ts"
import { testShop } from "../test-shop.ts"

const shop = await testShop()
const { db, rows } = shop
const owner = keeping(shop, await newStaff(shop))
const { variantId, siteId } = await newGoods(shop, { stock: 1_000 })

async function place() {
  const orderNo = orderNoOf(await guestBuys(shop, [{ detail_id: variantId, number: 1 }]))
  const [order] = await rows<{ id: number }>("select id from shop_order where order_no = $1", orderNo)
  return order?.id ?? 0
}
const tell = (minutes: number) => {
  const { log, payments, secret, dataFolder } = shop
  return tellUnpaid({ db, log, payments, secret, dataFolder, now: new Date(Date.now() + minutes * 60_000) })
}
const pay = (id: number) =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, siteId, id)
    if (order) await markPaid(tx, order, { now: new Date(), origin: order.origin })
  })
async function told(id: number) {
  const mails = await rows<{ kind: string }>(
    "select kind from mail_outbox where kind like 'merchant%' and (content ->> 'orderId')::int = $1",
    id,
  )
  return mails.map(({ kind }) => kind)
}
async function wants(settings: { mailPaidOrders: boolean; mailUnpaidOrders: boolean }) {
  const { updated_at } = await owner.reads("GET /api/admin/site/settings")
  expect(await owner.does("POST /api/admin/site/settings", { ...settings, updated_at })).toMatchObject(settings)
}

test("of an order that is paid at once the merchant hears then, and not again", async () => {
  const id = await place()
  expect(await told(id)).toEqual([])
  await pay(id)
  await tell(60)
  expect(await told(id)).toEqual(["merchantPaid"])
})

test("of one that is unpaid after 15 minutes they hear once, also by two servers and when it is paid later", async () => {
  const id = await place()
  await tell(14)
  expect(await told(id)).toEqual([])
  await Promise.all(Array.from({ length: 6 }, () => tell(16)))
  expect(await told(id)).toEqual(["merchantUnpaid"])
  await pay(id)
  expect(await told(id)).toEqual(["merchantUnpaid"])
})

test("paid while the job runs: one of the two", async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, place))
  await Promise.all([tell(16), ...ids.map(pay), tell(16)])
  for (const id of ids) expect(await told(id)).toHaveLength(1)
})

test("each of the two can be switched off", async () => {
  await wants({ mailPaidOrders: true, mailUnpaidOrders: false })
  const late = await place()
  await tell(16)
  expect(await told(late)).toEqual([])
  await pay(late)
  expect(await told(late)).toEqual(["merchantPaid"])
  await wants({ mailPaidOrders: false, mailUnpaidOrders: true })
  const [quick, slow] = [await place(), await place()]
  await pay(quick)
  await tell(16)
  expect([await told(quick), await told(slow)]).toEqual([[], ["merchantUnpaid"]])
})

test("of one that was cancelled in time they hear nothing", async () => {
  const id = await place()
  await rows("update shop_order set status = 2, cancelled_at = now() where id = $1", id)
  await tell(16)
  expect(await told(id)).toEqual([])
})

import { randomUUID } from "node:crypto"
import { findPayment } from "../../../src/server/payments/find-payment.ts"
import { followAftermath } from "../../../src/server/payments/follow-aftermath.ts"
import { takeWebhook } from "../../../src/server/payments/take-webhook.ts"
import { atDesk } from "../admin/desk/desk.ts"
import { bought } from "../bought.ts"
import { testShop } from "../test-shop.ts"
import { patientProvider } from "./patient-provider.ts"
import { paymentDesk } from "./payment-desk.ts"

const THREE_PIECES = { status: 5, lines: [{ quantity: 3, price: 1000 }], freight: 500 }

/** A shop whose orders are paid at a provider that needs time, and what its staff and the provider do with them then. */
export async function aftermathDesk() {
  const shop = await testShop()
  const { ask, get, rows } = shop
  const { asOwner, asClerk } = await atDesk(shop)
  const desk = paymentDesk(shop)
  const far = patientProvider()
  const [account] = await rows<{ id: number }>(
    `insert into payment_account (site_id, provider, mode, webhook_name)
     select id, 'stripe', 'test', 'far' from site where name = 'default-modulized' returning id`,
  )
  const accountId = account?.id ?? 0
  const resources = (later = 0) => ({ ...desk.resources(later), payments: far.paymentsOf(shop.payments, accountId) })

  /** An order of 35 dollars that is paid at the patient provider. */
  async function paid(wanted: Parameters<typeof bought>[1] = THREE_PIECES) {
    const order = await bought(shop, wanted)
    const at = `pi ${order.orderNo}`
    const [payment] = await rows<{ id: number }>(
      `update payment set provider = 'stripe', provider_id = $2, capture_id = 'ch ' || $2, account_id = $3
       where order_id = $1 returning id`,
      ...[order.id, at, accountId],
    )
    await rows(
      "insert into payment_event (site_id, payment_id, kind) select site_id, id, 'captured' from payment where id = $1",
      payment?.id,
    )
    return { ...order, at, paymentId: payment?.id ?? 0 }
  }

  const refund = (order_no: string, wish: { amount?: number; lines?: { id: number; quantity: number }[] } = {}) =>
    ask("POST /api/admin/order/refund", {
      body: { order_no, ...wish },
      headers: { ...asOwner.headers, "idempotency-key": randomUUID() },
    })
  const detail = (order_no: string) => get("GET /api/admin/order/detail", { order_no }, asClerk)
  const webhook = (at: string) =>
    takeWebhook(
      resources(),
      { provider: "stripe", account: "far" },
      { text: JSON.stringify({ payment: at }), headers: new Headers() },
    )
  const follow = async (id: number) => followAftermath(resources(), await findPayment(shop.db, id))
  const mails = (orderId: number) =>
    rows("select content from mail_outbox where kind = 'orderRefunded' and content ->> 'orderId' = $1", String(orderId))

  return { shop, desk, far, accountId, asClerk, resources, paid, refund, detail, webhook, follow, mails }
}

import { and, eq, sql } from "drizzle-orm"
import type { Database } from "../../db/database.ts"
import { shopOrder } from "../../db/schema/order.ts"
import { payment, paymentEvent } from "../../db/schema/payment.ts"
import { paymentAccount } from "../../db/schema/payment-account.ts"
import { isRefused, refused } from "../../domain/refusal.ts"
import type { Refused } from "../api/handlers.ts"
import type { OrderRow } from "../order-records/find-order.ts"
import { provenOrder } from "../order-records/proven-order.ts"
import type { Shop } from "../shop.ts"
import type { Shopper } from "../who.ts"
import { accountOfPayment, isOpen, isTestMoney } from "./find-payment.ts"
import { moveAttempt } from "./move-attempt.ts"
import type { Attempt } from "./payment-context.ts"
import { countsIn } from "./payment-methods.ts"
import { settlePayment } from "./settle-payment.ts"

type Hint = { paypal_id: string; order_no: string; email?: string | undefined }

/** A browser says that its buyer is done. That proves nothing, but it is a good moment to ask the provider. */
export async function takeCallback(
  shop: Shop,
  shopper: Shopper,
  hint: Hint,
): Promise<{ amontStatus: number } | Refused> {
  const found = await provenOrder(shop, shopper, hint)
  if (isRefused(found)) return found
  const attempt = await attemptOf(shop.db, found.order, hint.paypal_id)
  if (attempt === null) {
    shop.log.warn({ order: hint.order_no, payment: hint.paypal_id }, "a callback names a payment of no such order")
    return refused("unknownPayment")
  }
  if (!countsIn(shop.site, attempt)) return refused("unknownProvider")
  if (isOpen(attempt)) await noteHint(shop, attempt)
  const settled = await settlePayment(shop, attempt.id)
  if (settled === "silent" && isOpen(attempt)) {
    await moveAttempt(shop, attempt, { to: "processing" })
    return refused("providerSilent")
  }
  return { amontStatus: await paymentStatusOf(shop.db, found.order) }
}

async function attemptOf(
  db: Database,
  { siteId, id }: OrderRow,
  providerId: string,
): Promise<(Attempt & { isTest: boolean }) | null> {
  const isThis = and(eq(payment.siteId, siteId), eq(payment.orderId, id), eq(payment.providerId, providerId))
  const [found] = await db
    .select({ attempt: payment, isTest: isTestMoney })
    .from(payment)
    .leftJoin(paymentAccount, accountOfPayment)
    .where(isThis)
  return found ? { ...found.attempt, isTest: found.isTest } : null
}

/** Before anything else: should this process end now, the reconciling job sees that something has happened. */
async function noteHint({ db, now }: Shop, { siteId, id }: Attempt): Promise<void> {
  await db
    .insert(paymentEvent)
    .values({ siteId, paymentId: id, kind: "callback", providerEventId: "callback", createdAt: now })
    .onConflictDoUpdate({
      target: [paymentEvent.paymentId, paymentEvent.providerEventId],
      set: { createdAt: sql`excluded.created_at` },
    })
}

async function paymentStatusOf(db: Database, { siteId, id }: OrderRow): Promise<number> {
  const [order] = await db
    .select({ paymentStatus: shopOrder.paymentStatus })
    .from(shopOrder)
    .where(and(eq(shopOrder.siteId, siteId), eq(shopOrder.id, id)))
  if (!order) throw new Error(`Order ${id} is gone`)
  return order.paymentStatus
}

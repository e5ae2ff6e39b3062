import { and, eq, inArray, sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { shopOrder } from "../../db/schema/order.ts"
import { payment, paymentEvent } from "../../db/schema/payment.ts"
import { paymentAccount } from "../../db/schema/payment-account.ts"
import { site } from "../../db/schema/site.ts"
import { ORDER_STATUS, PAYMENT_STATUS } from "../../domain/orders/order-status.ts"
import type { OrderRow } from "../order-records/find-order.ts"
import { lockOrder } from "../order-records/lock-order.ts"
import type { Attempt } from "./payment-context.ts"

export type KnownPayment = {
  attempt: Attempt
  order: OrderRow
  site: Pick<typeof site.$inferSelect, "mode">
  /** Nothing real is paid by it. */
  isTest: boolean
  /** Its money has come, whatever became of it then. */
  isCaptured: boolean
}

/** For queries over payments: the account that each was begun with, and whether it is one of test money. */
export const accountOfPayment = and(eq(paymentAccount.siteId, payment.siteId), eq(paymentAccount.id, payment.accountId))
export const isTestMoney = sql<boolean>`(${payment.provider} = 'sandbox' or ${paymentAccount.mode} is not distinct from 'test')`

/** A payment with its order, as they are at this moment. */
export async function findPayment(db: Queries, id: number): Promise<KnownPayment> {
  const [row] = await db
    .select({
      attempt: payment,
      order: shopOrder,
      site: { mode: site.mode },
      isTest: isTestMoney,
      isCaptured: sql<boolean>`exists (select from ${paymentEvent} e
        where e.site_id = ${payment.siteId} and e.payment_id = ${payment.id} and e.kind = 'captured')`,
    })
    .from(payment)
    .innerJoin(shopOrder, and(eq(shopOrder.siteId, payment.siteId), eq(shopOrder.id, payment.orderId)))
    .innerJoin(site, eq(site.id, payment.siteId))
    .leftJoin(paymentAccount, accountOfPayment)
    .where(eq(payment.id, id))
  if (!row) throw new Error(`There is no payment ${id}`)
  return row
}

/** The order, then the payment, locked for the rest of the transaction: always in this order, so that nobody waits in a circle. */
export async function lockPayment(
  tx: Queries,
  { siteId, orderId, id }: Pick<Attempt, "siteId" | "orderId" | "id">,
): Promise<{ order: OrderRow; attempt: Attempt }> {
  const order = await lockOrder(tx, siteId, orderId)
  const [attempt] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.siteId, siteId), eq(payment.id, id)))
    .for("update")
  if (!order || !attempt) throw new Error(`Payment ${id} is gone`)
  return { order, attempt }
}

/** An attempt of which more can be expected. */
export const isOpen = ({ status }: Pick<Attempt, "status">) => status === "created" || status === "processing"

/** Whether money that comes is this order's: it stands, and is not paid yet. */
export function awaitsMoney({ status, paymentStatus }: Pick<OrderRow, "status" | "paymentStatus">): boolean {
  const stands = status !== ORDER_STATUS.cancelled && status !== ORDER_STATUS.invalid
  return stands && (paymentStatus === PAYMENT_STATUS.unpaid || paymentStatus === PAYMENT_STATUS.processing)
}

export async function openAttempts(db: Queries, order: { siteId: number; id: number }): Promise<Attempt[]> {
  return db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.siteId, order.siteId),
        eq(payment.orderId, order.id),
        inArray(payment.status, ["created", "processing"]),
      ),
    )
    .orderBy(payment.id)
}

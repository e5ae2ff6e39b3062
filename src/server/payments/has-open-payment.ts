import { and, eq, inArray } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { payment } from "../../db/schema/payment.ts"

/** Whether money may still be on its way for an order. Such an order must not expire: the reconciling job ends its attempts first. */
export async function hasOpenPayment(tx: Queries, orderId: number): Promise<boolean> {
  const [open] = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.orderId, orderId), inArray(payment.status, ["created", "processing"])))
    .limit(1)
  return open !== undefined
}

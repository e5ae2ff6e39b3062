import { and, eq, isNull } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { shopOrder } from "../../db/schema/order.ts"
import { site } from "../../db/schema/site.ts"
import { queueMail } from "./queue-mail.ts"

type Told = { id: number; siteId: number; origin: string }

/** One mail an order to the merchant, for whichever comes first that they want to hear of. The order must be locked. */
export async function tellMerchant(
  tx: Queries,
  order: Told,
  kind: "merchantPaid" | "merchantUnpaid",
  now: Date,
): Promise<boolean> {
  const [shop] = await tx.select().from(site).where(eq(site.id, order.siteId))
  const isWanted = kind === "merchantPaid" ? shop?.mailPaidOrders : shop?.mailUnpaidOrders
  if (!shop || !isWanted || shop.contactEmail === "") return false
  const untold = and(eq(shopOrder.siteId, order.siteId), eq(shopOrder.id, order.id), isNull(shopOrder.merchantToldAt))
  const told = await tx.update(shopOrder).set({ merchantToldAt: now }).where(untold).returning({ id: shopOrder.id })
  if (told.length === 0) return false
  await queueMail(tx, {
    siteId: order.siteId,
    kind,
    recipient: shop.contactEmail,
    language: shop.languageCode,
    origin: order.origin,
    content: { orderId: order.id },
    cause: `merchantTold ${order.id}`,
  })
  return true
}

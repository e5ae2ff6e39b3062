import { and, eq } from "drizzle-orm"
import { shopOrder } from "../../db/schema/order.ts"
import type { OrderViewer } from "../../domain/orders/order-actions.ts"
import { has, type Shop } from "../shop.ts"
import type { Shopper } from "../who.ts"

export type OrderRow = typeof shopOrder.$inferSelect
export type FoundOrder = { order: OrderRow; viewer: OrderViewer }

/** An order by its number, and what the asker is to it. Strangers may see a guest's order (masked) while guests may buy here. */
export async function findOrder(
  shop: Shop,
  orderNo: string,
  shopper: Shopper,
  email?: string,
): Promise<FoundOrder | null> {
  const [order] = await shop.db
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.siteId, shop.site.id), eq(shopOrder.orderNo, orderNo)))
  if (!order) return null
  const viewer = viewerOf(order, shopper, email)
  return viewer === "stranger" && !has(shop, "guestPurchase") ? null : { order, viewer }
}

/**
 * The member whose order it is, or a browser that its link has proved. For a guest's order the browser that bought it or has
 * proved it, or whoever knows the buyer's address.
 */
export function viewerOf(order: OrderRow, { member, guestKey, provenOrders }: Shopper, email?: string): OrderViewer {
  const isProven = provenOrders.has(order.id)
  if (order.memberId !== null) return member?.id === order.memberId ? "member" : isProven ? "provenGuest" : "stranger"
  const isOwnBrowser = (guestKey !== null && guestKey === order.guestKey) || isProven
  return isOwnBrowser || email === order.email ? "provenGuest" : "stranger"
}

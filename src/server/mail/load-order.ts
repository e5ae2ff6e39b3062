import { and, asc, eq, sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { orderLine, orderReduction, shopOrder } from "../../db/schema/order.ts"
import { offlineWay } from "../../db/schema/payment-account.ts"
import { OFFLINE_WAYS } from "../../domain/orders/payment-way.ts"
import type { ChargedAmount } from "../../domain/pricing/charged-amount.ts"
import { businessOfOrder, type OrderBusiness } from "../order-records/business-of-order.ts"
import { taxOfOrder } from "../order-records/tax-of-order.ts"
import type { TaxTold } from "../order-records/tax-shown.ts"
import { type Listener, saidText } from "../said.ts"

type Line = Pick<
  typeof orderLine.$inferSelect,
  "id" | "name" | "number" | "specs" | "picture" | "isGift" | "quantity" | "unitPrice"
>

/** An order as its mails tell it. */
export type OrderTold = Pick<
  typeof shopOrder.$inferSelect,
  | (
      | "orderNo"
      | "email"
      | "status"
      | "paymentStatus"
      | "paymentWay"
      | "createdAt"
      | "expiresAt"
      | "carrier"
      | "trackingNo"
    )
  | ("currencyCode" | "currencySymbol" | "rate" | "total" | "address" | "remark")
  | ("droppedGifts" | "shownSubtotal" | "shownFreight" | "shownTotal")
> & {
  lines: Line[]
  reductions: { name: string; shown: ChargedAmount }[]
  /** How to pay without a provider, as the shop says it now; empty where it says nothing. */
  instructions: string
  /** Null where the shop has nothing to do with taxes. */
  tax: TaxTold | null
  /** Null where somebody bought it for themselves. */
  business: Pick<OrderBusiness, "company" | "vatNumber" | "billing"> | null
}

export async function loadOrder(db: Queries, shop: Listener["site"], orderId: number): Promise<OrderTold | null> {
  const siteId = shop.id
  const [order] = await db
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.siteId, siteId), eq(shopOrder.id, orderId)))
  if (!order) return null
  const lines = await db
    .select()
    .from(orderLine)
    .where(and(eq(orderLine.siteId, siteId), eq(orderLine.orderId, orderId)))
    .orderBy(asc(orderLine.id))
  const reductions = await db
    .select({ name: orderReduction.name, shown: orderReduction.shownAmount })
    .from(orderReduction)
    .where(and(eq(orderReduction.siteId, siteId), eq(orderReduction.orderId, orderId)))
    .orderBy(asc(orderReduction.position), asc(orderReduction.id))
  const [way] = await db
    .select({
      instructions: saidText(
        { site: shop, language: order.language },
        "offline_way",
        sql`array_position(${sql.param([...OFFLINE_WAYS])}::text[], ${offlineWay.way})`,
        "instructions",
        sql`${offlineWay.instructions}`,
      ),
    })
    .from(offlineWay)
    .where(and(eq(offlineWay.siteId, siteId), sql`${offlineWay.way} = ${order.paymentWay}`))
  const { rows } = await db.execute<{ tax: Omit<TaxTold, "shownChange"> | null }>(
    sql`select ${taxOfOrder(siteId, orderId)} as tax`,
  )
  const frozen = rows[0]?.tax
  const tax = frozen ? { ...frozen, shownChange: order.shownTaxChange } : null
  const business = await businessOfOrder(db, siteId, orderId)
  return { ...order, lines, reductions, business, instructions: way?.instructions ?? "", tax }
}

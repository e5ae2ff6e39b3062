import { and, eq, isNull, sql } from "drizzle-orm"
import type { Queries } from "../../../../db/database.ts"
import { couponUse, type FrozenAddress, orderLine, orderReduction, shopOrder } from "../../../../db/schema/order.ts"
import { orderTax } from "../../../../db/schema/tax.ts"
import { PAYMENT_STATUS } from "../../../../domain/orders/order-status.ts"
import { atLeastNothing, chargedLess, chargedSum, NOTHING_CHARGED } from "../../../../domain/pricing/charged-amount.ts"
import { type Money, minus, ZERO } from "../../../../domain/pricing/money.ts"
import { isRefused, refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { linesSent } from "../../../cart/cart-goods.ts"
import { businessOfOrder } from "../../../order-records/business-of-order.ts"
import type { OrderRow } from "../../../order-records/find-order.ts"
import { writeCouponUse, writeLines, writeReductions } from "../../../orders/order-rows.ts"
import { purchaseObstacle } from "../../../orders/purchase-obstacle.ts"
import { readPurchase } from "../../../orders/read-purchase.ts"
import { giveStock, noteSold, takeStock } from "../../../orders/take-stock.ts"
import { writeTax } from "../../../orders/write-tax.ts"
import type { Shop } from "../../../shop.ts"
import { isThisOrder } from "../work-on-order.ts"
import type { HeldLine } from "./held-lines.ts"
import type { Pieces } from "./wanted-change.ts"

type Wish = {
  pieces: Pieces
  address: FrozenAddress
  held: readonly HeldLine[]
  /** Agreed anew. */
  prices: ReadonlyMap<number, Money>
}

/**
 * Writes an order anew: as if it had been placed so at its time, in its currency at its rate, with what its goods cost then.
 * What it held goes back to stock first, so that its own pieces are there for it. The order must be locked.
 */
export async function rewriteOrder(
  shop: Shop,
  tx: Queries,
  order: OrderRow,
  { pieces, address, held, prices }: Wish,
): Promise<OrderRow | Refused> {
  const { siteId, id: orderId } = order
  const then = shopThen(shop, order)
  await giveStock(tx, siteId, held, { orderId, reason: "cancelled", now: shop.now })
  const coupon = await releaseCoupon(tx, order, shop.now)
  const business = await businessOfOrder(tx, siteId, orderId)
  const wanted = [...pieces].map(([variantId, quantity]) => ({ variantId, quantity }))
  const purchase = await readPurchase(then, tx, {
    wanted: linesSent(wanted),
    region: address.regionCode,
    postcode: address.zipCode,
    coupon,
    buyer: { memberId: order.memberId, guestKey: order.guestKey, provenOrders: new Map() },
    taxed: { kind: business?.kind ?? "private", vatNumber: business?.vatNumber ?? null },
    agreed: {
      prices,
      frozen: new Map(held.filter(({ isGift }) => !isGift).map((line) => [line.variantId, line.unitPrice])),
    },
  })
  // A coupon that does not count for the rest is simply not used.
  const judged = { ...purchase, couponRefusal: null }
  const variantIds = wanted.map(({ variantId }) => variantId)
  const obstacle = purchaseObstacle(then, judged, variantIds, null, "told")
  if (obstacle) return obstacle
  const { reckoned, freight, charged, tax, total } = purchase
  if (!freight || isRefused(freight)) return refused("noShipping")
  const taken = await takeStock(tx, siteId, wanted, reckoned.gifts)
  if (isRefused(taken)) return taken
  await forgetRows(tx, order)
  const lineIds = await writeLines(tx, order, purchase, taken.given)
  await noteSold(tx, order, shop.now)
  if (tax) await writeTax(tx, order, tax, lineIds)
  await writeReductions(tx, order, charged.reductions)
  if (purchase.coupon && reckoned.goods.reductions.some(({ kind }) => kind === "coupon"))
    await writeCouponUse(tx, order, purchase.coupon, order.email)
  const { subtotal, goodsTotal } = reckoned.goods
  const isPaid = order.paymentStatus === PAYMENT_STATUS.paid
  const less = isPaid ? atLeastNothing(chargedLess(order.shownTotal, charged.total)) : NOTHING_CHARGED
  const [row] = await tx
    .update(shopOrder)
    .set({
      subtotal,
      reduction: minus(subtotal, goodsTotal),
      freight: freight.fee,
      taxChange: tax?.change ?? ZERO,
      total,
      shownSubtotal: charged.subtotal,
      shownReduction: chargedSum(charged.reductions.map(({ shown }) => shown)),
      shownFreight: charged.freight,
      shownTaxChange: tax?.shownChange ?? NOTHING_CHARGED,
      shownTotal: charged.total,
      overpaid: chargedSum([order.overpaid, less]),
      weight: reckoned.weight,
      address,
      soldCounted: await uncountSold(tx, order, held),
    })
    .where(isThisOrder(order))
    .returning()
  if (!row) throw new Error(`Order ${orderId} is gone`)
  return row
}

/** The shop as it was for this buyer when they ordered. */
function shopThen(shop: Shop, order: OrderRow): Shop {
  const { currencyCode: code, currencySymbol: symbol, rate, language, createdAt: now } = order
  const currency = { ...shop.currency, code, symbol, rate }
  return { ...shop, currency, language, now, unlocked: true, country: null, region: null }
}

/** The coupon of the order, free to be used once more. */
async function releaseCoupon(tx: Queries, { siteId, id }: OrderRow, now: Date): Promise<{ couponId?: number }> {
  const [use] = await tx
    .update(couponUse)
    .set({ releasedAt: now })
    .where(and(eq(couponUse.siteId, siteId), eq(couponUse.orderId, id), isNull(couponUse.releasedAt)))
    .returning({ couponId: couponUse.couponId })
  return use ? { couponId: use.couponId } : {}
}

/** Nothing has been sent, so nothing refers to the lines but the taxes of each. */
async function forgetRows(tx: Queries, { siteId, id }: OrderRow): Promise<void> {
  await tx.delete(orderTax).where(and(eq(orderTax.siteId, siteId), eq(orderTax.orderId, id)))
  await tx.delete(orderReduction).where(and(eq(orderReduction.siteId, siteId), eq(orderReduction.orderId, id)))
  await tx.delete(orderLine).where(and(eq(orderLine.siteId, siteId), eq(orderLine.orderId, id)))
}

/** Its pieces leave the sold counts of their goods; the job counts what it holds now. */
async function uncountSold(tx: Queries, { soldCounted }: OrderRow, held: readonly HeldLine[]): Promise<boolean> {
  if (!soldCounted) return false
  const sold = held.filter(({ isGift }) => !isGift)
  await tx.execute(sql`
    with sold as materialized (
      select g.id, s.pieces from goods g join (
        select goods_id, sum(pieces)::int as pieces
        from unnest(${sql.param(sold.map(({ goodsId }) => goodsId))}::int[],
          ${sql.param(sold.map(({ quantity }) => quantity))}::int[]) as l (goods_id, pieces) group by goods_id
      ) s on s.goods_id = g.id
      order by g.id for no key update of g
    )
    update goods g set sold_count = greatest(0, g.sold_count - s.pieces) from sold s where g.id = s.id`)
  return false
}

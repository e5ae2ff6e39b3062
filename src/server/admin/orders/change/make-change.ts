import { and, eq } from "drizzle-orm"
import type { Queries } from "../../../../db/database.ts"
import { shopOrder } from "../../../../db/schema/order.ts"
import { PAYMENT_STATUS } from "../../../../domain/orders/order-status.ts"
import { atLeastZero, type Money, minus } from "../../../../domain/pricing/money.ts"
import { isRefused, refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { linesSent } from "../../../cart/cart-goods.ts"
import { PRIVATE_BUYER } from "../../../cart/purchase-tax.ts"
import { businessOfOrder } from "../../../order-records/business-of-order.ts"
import type { OrderRow } from "../../../order-records/find-order.ts"
import { expiryAfter } from "../../../order-records/order-expiry.ts"
import { guestAddressOf } from "../../../orders/order-address.ts"
import { place } from "../../../orders/place-order.ts"
import type { Shop } from "../../../shop.ts"
import { transact } from "../../../transact.ts"
import type { ChangeAsked } from "./change-asked.ts"
import { heldLines } from "./held-lines.ts"
import { rewriteOrder } from "./rewrite-order.ts"
import { isSamePieces, type Pieces, partsOfChange } from "./wanted-change.ts"

export type ChangeMade = { after: OrderRow; followUp: OrderRow | null }
type Prices = ReadonlyMap<number, Money>

/**
 * An order that is not paid, or that becomes no dearer, is written anew. What makes a paid one dearer goes into an order that
 * follows it: one order is paid by one payment.
 */
export async function makeChange(
  shop: Shop,
  tx: Queries,
  order: OrderRow,
  { items, address: sent }: ChangeAsked,
  prices: Prices,
): Promise<ChangeMade | Refused> {
  const address = sent ? await guestAddressOf(tx, { ...sent, email: sent.email || order.address.email }) : order.address
  if (isRefused(address)) return address
  const held = await heldLines(tx, order)
  const has = new Map(held.filter(({ isGift }) => !isGift).map((line) => [line.variantId, line.quantity]))
  const wanted: Pieces = new Map(items.map(({ detail_id, number }) => [detail_id, number]))
  const isPaid = order.paymentStatus === PAYMENT_STATUS.paid
  let dearer: OrderRow | undefined
  const whole = await transact(tx, async (part) => {
    const written = await rewriteOrder(shop, part, order, { pieces: wanted, address, held, prices })
    if (isRefused(written) || !isPaid || written.shownTotal <= order.shownTotal) return written
    dearer = written
    return refused("priceChanged")
  })
  if (!dearer) return isRefused(whole) ? whole : { after: whole, followUp: null }

  const { kept, added } = partsOfChange(has, wanted)
  const not = (why: string) => refused("notPossibleNow", { dStatus: order.status, why })
  if (added.size === 0) return not("dearerWithoutGoods")
  if (kept.size === 0) return not("nothingKept")
  const isAsBefore = isSamePieces(kept, has) && !sent
  const after = isAsBefore
    ? order
    : await rewriteOrder(shop, tx, order, { pieces: kept, address, held, prices: new Map() })
  if (isRefused(after)) return after
  if (after.shownTotal > order.shownTotal) return not("dearerWithoutGoods")
  const freight = atLeastZero(minus(dearer.freight, after.freight))
  const followUp = await placeFollowUp(shop, tx, after, added, { prices, freight })
  return isRefused(followUp) ? followUp : { after, followUp }
}

/** What is added, as an order of its own: to the same place, at today's prices, with the freight that both cost more together. */
async function placeFollowUp(
  shop: Shop,
  tx: Queries,
  order: OrderRow,
  added: Pieces,
  agreed: { prices: Prices; freight: Money },
): Promise<OrderRow | Refused> {
  const { siteId, memberId, guestKey, email, language, address, id: followsId } = order
  const { site, now } = shop
  const currency = site.currencies.find(({ code }) => code === order.currencyCode)
  const base = site.currencies.find(({ isBase }) => isBase) ?? shop.currency
  const seen = { ...shop, language, currency: currency ?? base, unlocked: true, country: null, region: null }
  const business = await businessOfOrder(tx, siteId, order.id)
  const taxed = business ? { kind: business.kind, vatNumber: business.vatNumber } : PRIVATE_BUYER
  const wanted = [...added].map(([variantId, quantity]) => ({ variantId, quantity }))
  const placed = await place(
    seen,
    tx,
    {
      ...{ memberId, guestKey, email, address },
      provenOrders: new Map(),
      wanted: linesSent(wanted),
      wantedIds: wanted.map(({ variantId }) => variantId),
      isFromCart: false,
      buyer: { taxed, business: null },
      coupon: {},
      remark: "",
      paymentWay: order.paymentWay,
      expectedTotal: null,
      byStaff: { agreed, expiresAt: expiryAfter(now, "agreement", site), followsId, hasLink: true },
    },
    order.paymentWay,
  )
  if (isRefused(placed)) return placed
  const [row] = await tx
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.siteId, siteId), eq(shopOrder.orderNo, placed.orderNo)))
  if (!row) throw new Error(`Order ${placed.orderNo} is gone`)
  return row
}

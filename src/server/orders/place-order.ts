import { randomBytes } from "node:crypto"
import { and, eq, inArray, type SQL } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { cartLine } from "../../db/schema/member.ts"
import { type DroppedGift, type FrozenAddress, shopOrder } from "../../db/schema/order.ts"
import { dayIn } from "../../domain/calendar-day.ts"
import { ORDER_NUMBER_BYTES, orderNumber } from "../../domain/orders/order-number.ts"
import type { OrderProofs } from "../../domain/orders/order-proofs.ts"
import type { PaymentWay } from "../../domain/orders/payment-way.ts"
import { chargedSum, NOTHING_CHARGED } from "../../domain/pricing/charged-amount.ts"
import type { Freight } from "../../domain/pricing/freight.ts"
import { type Money, minus, ZERO } from "../../domain/pricing/money.ts"
import { isRefused, refused } from "../../domain/refusal.ts"
import type { Refused } from "../api/handlers.ts"
import type { Buyer } from "../business/buying-as.ts"
import type { GivenGift } from "../cart/reckon-lines.ts"
import { queueMail } from "../mail/queue-mail.ts"
import { noteEvent } from "../order-records/note-event.ts"
import { expiryAfter } from "../order-records/order-expiry.ts"
import { settleFree } from "../payments/mark-paid.ts"
import type { Shop } from "../shop.ts"
import { transact } from "../transact.ts"
import type { Agreed } from "./agreed-prices.ts"
import { chosenWay } from "./chosen-way.ts"
import type { CouponNamed } from "./find-coupon.ts"
import { once } from "./idempotency.ts"
import { orderLink } from "./order-link.ts"
import { isCouponTaken, writeCouponUse, writeLines, writeReductions } from "./order-rows.ts"
import { purchaseObstacle } from "./purchase-obstacle.ts"
import { type Purchase, readPurchase } from "./read-purchase.ts"
import { noteSold, takeStock } from "./take-stock.ts"
import { networkOfBuyer, unpaidObstacle } from "./unpaid-orders.ts"
import { writeBusiness } from "./write-business.ts"
import { writeTax } from "./write-tax.ts"

export type NewOrder = {
  memberId: number | null
  guestKey: string | null
  /** Guests' orders that this browser has proved to be the buyer of. */
  provenOrders: OrderProofs
  email: string
  wanted: SQL
  wantedIds: readonly number[]
  /** Whether a member's cart loses what was bought. */
  isFromCart: boolean
  address: FrozenAddress
  buyer: Buyer
  coupon: CouponNamed
  remark: string
  /** How it shall be paid; undefined: as is usual in this shop. */
  paymentWay: PaymentWay | undefined
  /** What the shopper saw; anything else is told before it is charged. */
  expectedTotal: Money | null
  key: string
  bodyHash: string
  byStaff?: ByStaff
}

/** An order that staff make for somebody. */
type ByStaff = {
  agreed: Agreed
  /** Until when it waits for its money. */
  expiresAt: Date
  /** The order that it adds goods to. */
  followsId: number | null
  /** Whether the buyer gets a link that opens it. */
  hasLink: boolean
}

export type PlacedOrder = {
  orderNo: string
  guestKey: string | null
  paymentWay: PaymentWay
  /** Until when it waits for payment; null where it is paid. */
  expireTime: string | null
  /** Gifts that were gone when it was placed. */
  droppedGifts: DroppedGift[]
}

/** Places an order in one transaction: reckoned anew, stock and coupon taken, amounts frozen. `releaseOrder` is its undoing. */
export async function placeOrder(shop: Shop, order: NewOrder): Promise<PlacedOrder | Refused> {
  // Before the transaction: it may have to be read, and orders that hold every connection would wait for another.
  const way = await chosenWay(shop, order.paymentWay)
  try {
    return await transact(shop.db, (tx) => {
      const { key, bodyHash } = order
      return once<PlacedOrder | Refused>(tx, { siteId: shop.site.id, key, bodyHash }, () =>
        isRefused(way) ? Promise.resolve(way) : place(shop, tx, order, way),
      )
    })
  } catch (failure) {
    // Two orders with one coupon at the same moment: the second finds out when it writes.
    if (isCouponTaken(failure)) return refused("couponInvalid", { why: "used" })
    throw failure
  }
}

/** The order itself, in a transaction of the caller. */
export async function place(
  shop: Shop,
  tx: Queries,
  order: Omit<NewOrder, "key" | "bodyHash">,
  way: PaymentWay,
): Promise<PlacedOrder | Refused> {
  const { wanted, address, coupon: named, memberId, email, guestKey, provenOrders, byStaff } = order
  const purchase = await readPurchase(shop, tx, {
    wanted,
    region: address.regionCode,
    postcode: address.zipCode,
    coupon: named,
    buyer: { memberId, guestKey, provenOrders },
    taxed: order.buyer.taxed,
    agreed: byStaff?.agreed,
  })
  const minimums = byStaff ? "told" : "kept"
  const obstacle = purchaseObstacle(shop, purchase, order.wantedIds, order.expectedTotal, minimums)
  if (obstacle) return obstacle
  const { reckoned, freight, coupon } = purchase
  if (!freight || isRefused(freight)) throw new Error("An order without freight has got past its obstacles")
  // What costs nothing is paid as soon as it is placed.
  const isFree = purchase.charged.total === 0
  const tooMany = isFree || byStaff ? null : await unpaidObstacle(shop, tx, order, purchase.bought)
  if (tooMany) return tooMany
  const bought = purchase.bought.map(({ goods }) => ({ variantId: goods.variantId, quantity: goods.quantity }))
  const taken = await takeStock(tx, shop.site.id, bought, reckoned.gifts)
  if (isRefused(taken)) return taken
  const droppedGifts = [...reckoned.missingGifts, ...taken.gone].map(dropped)
  const placed = await writeOrder(shop, tx, order, way, purchase, freight, droppedGifts)
  const lineIds = await writeLines(tx, placed, purchase, taken.given)
  await noteSold(tx, placed, shop.now)
  if (purchase.tax) await writeTax(tx, placed, purchase.tax, lineIds)
  if (order.buyer.business) await writeBusiness(tx, placed, order.buyer.business)
  await writeReductions(tx, placed, purchase.charged.reductions)
  if (coupon && reckoned.goods.reductions.some(({ kind }) => kind === "coupon"))
    await writeCouponUse(tx, placed, coupon, email)
  if (memberId !== null && order.isFromCart) await clearCart(tx, memberId, purchase)
  await noteEvent(tx, placed, "created", byStaff ? { by: "staff" } : {})
  // Nothing to pay: no provider will ever tell that it was paid.
  await settleFree(tx, placed, { now: shop.now, origin: shop.origin })
  await queueMail(tx, {
    siteId: placed.siteId,
    kind: "orderPlaced",
    recipient: email,
    language: shop.language,
    origin: shop.origin,
    content: { orderId: placed.id, ...(byStaff?.hasLink && { link: orderLink(shop, placed) }) },
    cause: `orderPlaced ${placed.id}`,
  })
  const expireTime = isFree ? null : (placed.expiresAt?.toISOString() ?? null)
  return { orderNo: placed.orderNo, guestKey, paymentWay: way, expireTime, droppedGifts }
}

const dropped = ({ goodsId, variantId, name, specs, number, picture, promotion }: GivenGift): DroppedGift => {
  return { goodsId, variantId, name, specs, number, picture, promotion }
}

async function writeOrder(
  shop: Shop,
  tx: Queries,
  order: Omit<NewOrder, "key" | "bodyHash">,
  paymentWay: PaymentWay,
  { reckoned, charged, tax, total }: Purchase,
  { fee, days }: Freight,
  droppedGifts: DroppedGift[],
) {
  const { site, currency, now } = shop
  const { subtotal, goodsTotal } = reckoned.goods
  const orderNo = orderNumber(dayIn(now, site.timeZone), randomBytes(ORDER_NUMBER_BYTES))
  const [row] = await tx
    .insert(shopOrder)
    .values({
      siteId: site.id,
      orderNo,
      memberId: order.memberId,
      guestKey: order.guestKey,
      email: order.email,
      paymentWay,
      network: order.byStaff ? null : networkOfBuyer(shop),
      isMadeByStaff: order.byStaff !== undefined,
      followsId: order.byStaff?.followsId ?? null,
      language: shop.language,
      origin: shop.origin,
      currencyCode: currency.code,
      currencySymbol: currency.symbol,
      rate: currency.rate,
      subtotal,
      reduction: minus(subtotal, goodsTotal),
      freight: fee,
      taxChange: tax?.change ?? ZERO,
      total,
      shownSubtotal: charged.subtotal,
      shownReduction: chargedSum(charged.reductions.map(({ shown }) => shown)),
      shownFreight: charged.freight,
      shownTaxChange: tax?.shownChange ?? NOTHING_CHARGED,
      shownTotal: charged.total,
      weight: reckoned.weight,
      minDays: days?.min ?? null,
      maxDays: days?.max ?? null,
      address: order.address,
      remark: order.remark,
      droppedGifts,
      createdAt: now,
      expiresAt: order.byStaff?.expiresAt ?? expiryAfter(now, paymentWay, site),
    })
    .returning()
  if (!row) throw new Error("The order was not stored")
  return row
}

async function clearCart(tx: Queries, memberId: number, { bought }: Purchase): Promise<void> {
  const ids = bought.map(({ goods }) => goods.variantId)
  await tx.delete(cartLine).where(and(eq(cartLine.memberId, memberId), inArray(cartLine.variantId, ids)))
}

import { and, eq } from "drizzle-orm"
import type { BodyOf } from "../../contract/call.ts"
import type { conversationCalls } from "../../contract/conversation-calls.ts"
import type { Queries } from "../../db/database.ts"
import { inquiry } from "../../db/schema/contact.ts"
import { inquiryQuote, inquiryQuoteLine } from "../../db/schema/conversation.ts"
import { shopOrder } from "../../db/schema/order.ts"
import { dayIn } from "../../domain/calendar-day.ts"
import { isRefused, refused } from "../../domain/refusal.ts"
import { HOUR_SECONDS } from "../../domain/time-units.ts"
import type { Refused } from "../api/handlers.ts"
import { linesSent } from "../cart/cart-goods.ts"
import { PRIVATE_BUYER } from "../cart/purchase-tax.ts"
import { inquiryOfLink } from "../inquiry-records/conversation-link.ts"
import { tooManyBy } from "../limits.ts"
import { expiryAfter } from "../order-records/order-expiry.ts"
import { chosenWay } from "../orders/chosen-way.ts"
import { guestAddressOf } from "../orders/order-address.ts"
import { orderLink } from "../orders/order-link.ts"
import { place } from "../orders/place-order.ts"
import { readPurchase } from "../orders/read-purchase.ts"
import type { Shop } from "../shop.ts"
import { transact } from "../transact.ts"

type Sent = BodyOf<(typeof conversationCalls)["POST /api/goods/acceptQuote"]>
type Accepted = { order_no: string; link: string }

const TRIES = { max: 20, seconds: HOUR_SECONDS }

/**
 * The sender takes the offer: it becomes an order at the prices that were quoted, reckoned, checked and placed as any other,
 * in one transaction with the offer's end. Accepted twice it is the same order.
 */
export async function acceptQuote(shop: Shop, { token, quote_id, address: sent }: Sent): Promise<Accepted | Refused> {
  const asked = await inquiryOfLink(shop.db, shop, token)
  if (!asked) return refused("linkInvalid")
  const tooMany = await tooManyBy(shop, `accept quote ${asked.id}`, TRIES)
  if (tooMany) return tooMany
  const base = shop.site.currencies.find(({ isBase }) => isBase) ?? shop.currency
  const buyers = { ...shop, currency: base, language: asked.language, unlocked: true, country: null, region: null }
  const address = await guestAddressOf(shop.db, { ...sent, email: asked.email })
  if (isRefused(address)) return address
  const way = await chosenWay(shop, "online")
  if (isRefused(way)) return way
  return transact(shop.db, async (tx) => {
    const { site } = shop
    const own = and(eq(inquiry.siteId, site.id), eq(inquiry.id, asked.id))
    await tx.select({ id: inquiry.id }).from(inquiry).where(own).for("update")
    const isThis = and(
      eq(inquiryQuote.siteId, site.id),
      eq(inquiryQuote.inquiryId, asked.id),
      eq(inquiryQuote.id, quote_id),
    )
    const [quote] = await tx.select().from(inquiryQuote).where(isThis)
    if (!quote) return refused("linkInvalid")
    const accepted = quote.orderId === null ? null : await orderOf(tx, shop, quote.orderId)
    if (accepted) return accepted
    const isOver = quote.validUntil < dayIn(shop.now, site.timeZone)
    if (quote.state !== "open" || isOver) return refused("notPossibleNow", { why: isOver ? "expired" : quote.state })
    const ofQuote = and(eq(inquiryQuoteLine.siteId, site.id), eq(inquiryQuoteLine.quoteId, quote.id))
    const lines = await tx.select().from(inquiryQuoteLine).where(ofQuote).orderBy(inquiryQuoteLine.id)
    const wanted = lines.map(({ variantId, quantity }) => ({ variantId, quantity }))
    const agreed = {
      prices: new Map(lines.map(({ variantId, unitPrice }) => [variantId, unitPrice] as const)),
      freight: quote.freight,
    }
    const buyer = { taxed: PRIVATE_BUYER, business: null }
    const coupon = { code: undefined }
    const purchase = await readPurchase(buyers, tx, {
      wanted: linesSent(wanted),
      region: address.regionCode,
      postcode: address.zipCode,
      coupon,
      buyer: { memberId: null, guestKey: null, provenOrders: new Map() },
      taxed: PRIVATE_BUYER,
      agreed,
    })
    const order = {
      memberId: null,
      guestKey: null,
      provenOrders: new Map<number, number>(),
      email: asked.email,
      wanted: linesSent(wanted),
      wantedIds: wanted.map(({ variantId }) => variantId),
      isFromCart: false,
      address,
      buyer,
      coupon,
      remark: "",
      paymentWay: way,
      // The prices are those of the offer; what tax adds to net ones is the law's.
      expectedTotal: purchase.total,
      byStaff: { agreed, expiresAt: expiryAfter(shop.now, "agreement", site), followsId: null, hasLink: true },
    }
    const placed = await place(buyers, tx, order, way)
    if (isRefused(placed)) return placed
    const [made] = await tx
      .select({ id: shopOrder.id })
      .from(shopOrder)
      .where(and(eq(shopOrder.siteId, site.id), eq(shopOrder.orderNo, placed.orderNo)))
    if (!made) throw new Error("The order of the quote was not placed")
    await tx.update(inquiryQuote).set({ state: "accepted", acceptedAt: shop.now, orderId: made.id }).where(isThis)
    await tx.update(inquiry).set({ answeredAt: shop.now }).where(own)
    return shown(shop, placed.orderNo)
  })
}

async function orderOf(tx: Queries, shop: Shop, orderId: number): Promise<Accepted | null> {
  const [order] = await tx
    .select({ orderNo: shopOrder.orderNo })
    .from(shopOrder)
    .where(and(eq(shopOrder.siteId, shop.site.id), eq(shopOrder.id, orderId)))
  return order ? shown(shop, order.orderNo) : null
}

/** The way to the order, where it is paid; the link proves who opens it to be the buyer. */
const shown = (shop: Shop, orderNo: string): Accepted => ({
  order_no: orderNo,
  link: orderLink(shop, { siteId: shop.site.id, orderNo }),
})

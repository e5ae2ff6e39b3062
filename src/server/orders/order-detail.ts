import { sql } from "drizzle-orm"
import type { OrderDetail } from "../../contract/order-shapes.ts"
import type { FrozenAddress } from "../../db/schema/order.ts"
import { masked, maskedEmail, maskedPhone } from "../../domain/members/mask.ts"
import { owedByHand } from "../../domain/orders/order-money.ts"
import { ORDER_STATUS, PAYMENT_STATUS } from "../../domain/orders/order-status.ts"
import { isOfflineWay } from "../../domain/orders/payment-way.ts"
import { type ChargedAmount, toChargedDecimal } from "../../domain/pricing/charged-amount.ts"
import { type Money, toDecimal } from "../../domain/pricing/money.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { placeShown } from "../addresses/place-shown.ts"
import { giftShown } from "../cart/cart-shown.ts"
import { businessOfOrder, type OrderBusiness } from "../order-records/business-of-order.ts"
import type { FoundOrder, OrderRow } from "../order-records/find-order.ts"
import { type HandTotals, handTotals } from "../order-records/hand-totals.ts"
import { STAFF_EVENTS } from "../order-records/note-event.ts"
import { timeLeft } from "../order-records/order-expiry.ts"
import { frozenAmounts, shownAmounts } from "../order-records/shown-amounts.ts"
import { taxOfOrder } from "../order-records/tax-of-order.ts"
import type { TaxTold } from "../order-records/tax-shown.ts"
import { awaitsMoney } from "../payments/find-payment.ts"
import { offlineInstructions } from "../payments/offline-methods.ts"
import type { Shop } from "../shop.ts"
import { readOrders } from "./order-read.ts"
import { orderShown } from "./order-shown.ts"

type Beside = {
  reductions: { kind: string; name: string; amount: Money; shown: ChargedAmount }[]
  events: { kind: string; createdAt: string }[]
  payment: {
    provider: string
    method: string
    status: string
    amount: ChargedAmount
    refunded: ChargedAmount
    code: string
  } | null
  tax: Omit<TaxTold, "shownChange"> | null
}

/** Everything that the page of an order shows. */
export async function orderDetail(
  shop: Shop,
  { order, viewer }: FoundOrder,
): Promise<OrderDetail | Refusal<"unknownOrder">> {
  const [[read], beside, hand, business] = await Promise.all([
    readOrders(shop.db, sql`where o.site_id = ${order.siteId} and o.id = ${order.id}`),
    besideOrder(shop, order.id),
    handTotals(shop.db, order),
    businessOfOrder(shop.db, order.siteId, order.id),
  ])
  if (!read) return refused("unknownOrder")
  const isMasked = viewer === "stranger"
  const currency = { code: order.currencyCode, symbol: order.currencySymbol, rate: read.rate }
  const latestReturn = read.returns[0]
  const payment = handPayment(order, hand) ?? beside.payment
  return {
    ...(await orderShown(shop, read, viewer)),
    viewer,
    isMasked,
    checkTime: isoOf(order.checkedAt),
    deliveryTime: isoOf(order.shippedAt),
    completeTime: isoOf(order.completedAt),
    cancelTime: isoOf(order.cancelledAt),
    payment_way: order.paymentWay,
    ...timeLeft(order, shop.now),
    endReason: endReasonOf(order),
    subtotal: toDecimal(order.subtotal),
    reductions: beside.reductions.map(({ kind, name, amount }) => ({ kind, dnames: name, amount: toDecimal(amount) })),
    orderPromation: beside.reductions.find(({ kind }) => kind === "orderPromotion")?.name ?? null,
    dropped_gifts: order.droppedGifts.map(giftShown),
    freight: toDecimal(order.freight),
    weight: order.weight,
    days: order.minDays === null || order.maxDays === null ? null : { min: order.minDays, max: order.maxDays },
    shown: shownAmounts(
      { ...frozenAmounts(order), reductions: beside.reductions },
      currency,
      taxOf(order, beside),
      shop.language,
    ),
    address: addressShown(order.address, isMasked, shop.language),
    business: business && businessShown(business, isMasked, shop.language),
    remark: isMasked ? "" : order.remark,
    carrier:
      order.carrier === null ? null : { company: order.carrier, number: isMasked ? "" : (order.trackingNo ?? "") },
    parcels: read.parcels.map(({ id, carrier, trackingNo, createdAt, lines }) => ({
      id,
      company: carrier,
      number: isMasked ? "" : trackingNo,
      createTime: new Date(createdAt).toISOString(),
      lines: lines.map((line) => ({ id: line.id, buNumber: line.quantity })),
    })),
    byHand: byHandOf(shop, order, hand),
    payment: payment && {
      ...payment,
      amount: toChargedDecimal(payment.amount, payment.code),
      refunded: toChargedDecimal(payment.refunded, payment.code),
    },
    return:
      latestReturn && !isMasked
        ? { id: latestReturn.id, status: latestReturn.status, refund: toDecimal(latestReturn.refund) }
        : null,
    timeline: beside.events.map(({ kind, createdAt }) => ({ kind, createTime: new Date(createdAt).toISOString() })),
  }
}

const endReasonOf = ({ status }: OrderRow): OrderDetail["endReason"] => {
  if (status === ORDER_STATUS.cancelled) return "cancelled"
  return status === ORDER_STATUS.invalid ? "notPaidInTime" : null
}

/** How an order is paid that needs no provider, while it waits for its money. */
function byHandOf({ site }: Shop, order: OrderRow, hand: HandTotals): OrderDetail["byHand"] {
  if (!isOfflineWay(order.paymentWay) || !awaitsMoney(order)) return null
  return {
    instructions: offlineInstructions({ site, language: order.language }, order.paymentWay),
    received: toChargedDecimal(hand.received, order.currencyCode),
    owed: toChargedDecimal(owedByHand(order, hand), order.currencyCode),
  }
}

/** Money that came without a provider, told like any other; null where it did not pay the order. */
function handPayment(order: OrderRow, { received, givenBack }: HandTotals): Beside["payment"] {
  const { paymentStatus, shownTotal, paymentWay: method, currencyCode: code } = order
  const isPaid = paymentStatus === PAYMENT_STATUS.paid || paymentStatus === PAYMENT_STATUS.refunded
  if (!isPaid || received === 0 || received < shownTotal) return null
  const status = paymentStatus === PAYMENT_STATUS.paid ? "captured" : "refunded"
  return { provider: "hand", method, status, amount: received, refunded: givenBack, code }
}

const taxOf = ({ shownTaxChange }: OrderRow, { tax }: Beside) => tax && { ...tax, shownChange: shownTaxChange }

const isoOf = (moment: Date | null) => moment?.toISOString() ?? null

/** The latest payment that came to something, else the latest attempt. */
async function besideOrder({ db, site }: Shop, orderId: number): Promise<Beside> {
  const { rows } = await db.execute<Beside>(sql`
    select (
      select coalesce(json_agg(json_build_object('kind', kind, 'name', name, 'amount', amount, 'shown', shown_amount) order by position, id), '[]')
      from order_reduction where site_id = ${site.id} and order_id = ${orderId}) as reductions, (
      select coalesce(json_agg(json_build_object('kind', kind, 'createdAt', created_at) order by id), '[]')
      from order_event where site_id = ${site.id} and order_id = ${orderId} and kind <> all(${sql.param([...STAFF_EVENTS])}::text[])) as events, (
      select json_build_object('provider', provider, 'method', method, 'status', status, 'amount', amount,
        'refunded', refunded, 'code', currency_code)
      from payment where site_id = ${site.id} and order_id = ${orderId}
      order by status in ('captured', 'refunded') desc, id desc limit 1) as payment, ${taxOfOrder(site.id, orderId)} as tax`)
  return rows[0] ?? { reductions: [], events: [], payment: null, tax: null }
}

function businessShown(
  { company, vatNumber, billing }: OrderBusiness,
  isMasked: boolean,
  language: string,
): OrderDetail["business"] {
  const hide = isMasked ? masked : (text: string) => text
  return {
    company: hide(company),
    vat_number: hide(vatNumber ?? ""),
    billing: billing && placeShown(billing, language, hide),
  }
}

function addressShown(address: FrozenAddress, isMasked: boolean, language: string): OrderDetail["address"] {
  const hide = isMasked ? masked : (text: string) => text
  return {
    contacter: hide(address.contact),
    callingCodes: address.callingCode,
    mobile: isMasked ? maskedPhone(address.mobile) : address.mobile,
    email: isMasked ? maskedEmail(address.email) : address.email,
    ...placeShown(address, language, hide),
  }
}

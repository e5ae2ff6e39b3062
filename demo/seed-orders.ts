import { randomBytes } from "node:crypto"
import { sql } from "drizzle-orm"
import { review } from "../src/db/schema/after-sale.ts"
import { type FrozenAddress, orderEvent, orderLine, shopOrder } from "../src/db/schema/order.ts"
import { parcel } from "../src/db/schema/parcel.ts"
import { payment, paymentEvent } from "../src/db/schema/payment.ts"
import { sandboxPayment } from "../src/db/schema/sandbox.ts"
import { dayIn } from "../src/domain/calendar-day.ts"
import { commaIn } from "../src/domain/locales/comma.ts"
import { DEFAULT_LOCALE } from "../src/domain/locales/locales.ts"
import { ORDER_NUMBER_BYTES, orderNumber } from "../src/domain/orders/order-number.ts"
import { hasShipped, ORDER_STATUS, PAYMENT_STATUS } from "../src/domain/orders/order-status.ts"
import { type ChargedAmount, NOTHING_CHARGED } from "../src/domain/pricing/charged-amount.ts"
import { shownAmount } from "../src/domain/pricing/currency.ts"
import { ZERO } from "../src/domain/pricing/money.ts"
import { SANDBOX_PAYEE } from "../src/server/payments/sandbox/sandbox-provider.ts"
import { DELIVERY_DAYS, type OrderPlan } from "./plan-orders.ts"
import { type PricedLine, reckonOrder } from "./reckon-order.ts"
import { placeOf, type SeededMember } from "./seed-members.ts"
import { daysFrom, insertAll, known, only, type Seeding } from "./seeding.ts"

const PAID_AFTER_DAYS = 0.01
const SHIPPED_AFTER_DAYS = 1
/** A day before it is talked about. */
const COMPLETED_AFTER_DAYS = DELIVERY_DAYS - 1

/** Writes one order as the shop itself would have left it: paid, sent and reviewed as far as its status says. */
export async function insertOrder(seeding: Seeding, plan: OrderPlan): Promise<void> {
  const { tx, siteId, catalogue } = seeding
  const { member, status } = plan
  const { lines, subtotal, freight, days, total, weight } = reckonOrder(catalogue, plan)
  const [base] = catalogue.currencies
  if (!base) throw new Error(`${catalogue.name} has no currency.`)
  const steps = stepsOf(plan)
  const orderNo = orderNumber(dayIn(plan.placedAt, catalogue.timeZone ?? "UTC"), randomBytes(ORDER_NUMBER_BYTES))
  const rows = await tx
    .insert(shopOrder)
    .values({
      siteId,
      orderNo,
      memberId: member.id,
      email: member.email,
      language: catalogue.language ?? DEFAULT_LOCALE,
      status,
      subtotal,
      freight,
      total,
      weight,
      minDays: days?.min ?? null,
      maxDays: days?.max ?? null,
      reduction: ZERO,
      // They are in the base currency, and without reductions.
      shownSubtotal: shownAmount(subtotal, base),
      shownReduction: NOTHING_CHARGED,
      shownFreight: shownAmount(freight, base),
      shownTotal: shownAmount(total, base),
      rate: base.rate,
      currencyCode: base.code,
      currencySymbol: base.symbol,
      paymentStatus: steps.paid ? PAYMENT_STATUS.paid : PAYMENT_STATUS.unpaid,
      address: frozen(seeding, member),
      carrier: steps.shipped ? "DHL" : null,
      trackingNo: steps.shipped ? `DEMO${orderNo.slice(-10)}` : null,
      createdAt: plan.placedAt,
      checkedAt: steps.paid,
      shippedAt: steps.shipped,
      completedAt: steps.completed,
      cancelledAt: steps.cancelled,
      merchantToldAt: plan.placedAt,
      // `countSold` does it for all of them.
      soldCounted: true,
    })
    .returning({ id: shopOrder.id })
  const { id: orderId } = only(rows)
  await insertLines(seeding, orderId, member, lines)
  if (steps.shipped) await insertParcel(seeding, orderId, `DEMO${orderNo.slice(-10)}`, steps.shipped)
  await insertAll(
    tx,
    orderEvent,
    Object.entries(steps).flatMap(([kind, createdAt]) => (createdAt ? [{ siteId, orderId, kind, createdAt }] : [])),
  )
  if (steps.paid)
    await insertPayment(seeding, {
      orderId,
      orderNo,
      amount: shownAmount(total, base),
      currencyCode: base.code,
      at: steps.paid,
    })
}

/** All of it in one. */
async function insertParcel({ tx, siteId }: Seeding, orderId: number, trackingNo: string, createdAt: Date) {
  const { id: parcelId } = only(
    await tx
      .insert(parcel)
      .values({ siteId, orderId, carrier: "DHL", trackingNo, createdAt })
      .returning({ id: parcel.id }),
  )
  await tx.execute(sql`
    insert into parcel_line (site_id, order_id, parcel_id, order_line_id, quantity)
    select site_id, order_id, ${parcelId}, id, quantity from order_line where site_id = ${siteId} and order_id = ${orderId}`)
}

function stepsOf({ placedAt, status }: OrderPlan) {
  const shipped = hasShipped(status)
  return {
    created: placedAt,
    paid: shipped || status === ORDER_STATUS.placed ? daysFrom(placedAt, PAID_AFTER_DAYS) : null,
    shipped: shipped ? daysFrom(placedAt, SHIPPED_AFTER_DAYS) : null,
    completed: status === ORDER_STATUS.completed ? daysFrom(placedAt, COMPLETED_AFTER_DAYS) : null,
    cancelled: status === ORDER_STATUS.cancelled ? daysFrom(placedAt, PAID_AFTER_DAYS) : null,
  }
}

function frozen(
  { regions }: Seeding,
  { userName, mobile, email, region, city, street, zip }: SeededMember,
): FrozenAddress {
  const { callingCode, country, part } = placeOf(regions, region)
  const where = { regionCode: region, regionName: part, countryName: country, city, street, zipCode: zip }
  return { contact: userName, callingCode, mobile, email, ...where }
}

async function insertLines(
  seeding: Seeding,
  orderId: number,
  member: SeededMember,
  lines: PricedLine[],
): Promise<void> {
  const { tx, siteId, catalogue, media, now } = seeding
  const comma = commaIn(catalogue.language ?? DEFAULT_LOCALE)
  const rows = lines.map(({ variant: { id, goodsId, goods, entry }, quantity, unitPrice, weight }) => {
    const picture = entry.picture ?? goods.pictures[0]
    return {
      siteId,
      orderId,
      goodsId,
      variantId: id,
      quantity,
      unitPrice,
      weight,
      name: goods.name,
      number: entry.number,
      specs: (goods.specs ?? []).map(({ name }, index) => `${name}: ${entry.values?.[index] ?? ""}`).join(comma),
      picture: picture ? known(media, picture, "picture").path : null,
    }
  })
  const seeded = await tx.insert(orderLine).values(rows).returning({ id: orderLine.id, variantId: orderLine.variantId })
  const lineOf = new Map(seeded.map((row) => [row.variantId, row.id]))
  await insertAll(
    tx,
    review,
    lines.flatMap(({ variant, review: written }) => {
      const orderLineId = lineOf.get(variant.id)
      if (!written || !orderLineId) return []
      const { stars, content, daysAgo } = written
      const createdAt = daysFrom(now, -daysAgo)
      return [{ siteId, goodsId: variant.goodsId, orderLineId, author: member.userName, stars, content, createdAt }]
    }),
  )
}

type Paid = { orderId: number; orderNo: string; amount: ChargedAmount; currencyCode: string; at: Date }

async function insertPayment(
  { tx, siteId }: Seeding,
  { orderId, orderNo, amount, currencyCode, at }: Paid,
): Promise<void> {
  const providerId = `demo-${orderNo}`
  // In the sandbox's books too, so that the money can be given back.
  await tx.insert(sandboxPayment).values({
    id: providerId,
    requestKey: providerId,
    payee: SANDBOX_PAYEE,
    reference: orderNo,
    amount,
    currencyCode,
    method: "card",
    status: "captured",
    createdAt: at,
  })
  const rows = await tx
    .insert(payment)
    .values({
      siteId,
      orderId,
      provider: "sandbox",
      method: "card",
      providerId,
      amount,
      currencyCode,
      status: "captured",
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: payment.id })
  await insertAll(tx, paymentEvent, [{ siteId, paymentId: only(rows).id, kind: "captured", createdAt: at }])
}

/** Goods sold before the shop moved here are in the catalogue; those in orders that stand come on top. */
export async function countSold({ tx, siteId }: Seeding): Promise<void> {
  await tx.execute(sql`
    update goods g set sold_count = g.sold_count + s.pieces
    from (
      select l.goods_id, sum(l.quantity)::int as pieces
      from order_line l join shop_order o on o.id = l.order_id
      where o.site_id = ${siteId} and o.status not in (${ORDER_STATUS.cancelled}, ${ORDER_STATUS.invalid})
      group by l.goods_id
    ) s
    where g.id = s.goods_id`)
}

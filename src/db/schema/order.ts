import { sql } from "drizzle-orm"
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import { PAYMENT_WAYS } from "../../domain/orders/payment-way.ts"
import { NOTHING_CHARGED } from "../../domain/pricing/charged-amount.ts"
import { ZERO } from "../../domain/pricing/money.ts"
import { chargedMoney, createdAt, id, moment, money } from "./columns.ts"
import { member, memberCoupon } from "./member.ts"
import { coupon } from "./promotion.ts"
import { siteId } from "./site.ts"
import { variant } from "./variant.ts"

/** The address as it was when the order was made. */
export type FrozenAddress = {
  contact: string
  callingCode: string
  mobile: string
  email: string
  regionCode: string
  regionName: string
  countryName: string
  city: string
  street: string
  zipCode: string
}

/** A gift that the order had earned and that was gone when it was placed. */
export type DroppedGift = {
  goodsId: number
  variantId: number
  name: string
  specs: string
  number: number
  picture: string | null
  promotion: string
}

/** An order freezes currency, rate and every amount: the buyer pays what was shown. */
export const shopOrder = pgTable(
  "shop_order",
  {
    id: id(),
    siteId: siteId(),
    orderNo: text().notNull().unique(),
    memberId: integer(),
    /** The browser that bought it, where nobody was signed in. */
    guestKey: uuid(),
    email: text().notNull(),
    /** 1 created, 2 cancelled, 5 placed, 6 invalid, 7 in preparation, 8 shipped, 9 delivered, 10 completed. */
    status: smallint().notNull().default(1),
    /** 0 unpaid, 1 paid, 2 refunded, 3 processing. */
    paymentStatus: smallint().notNull().default(0),
    /** How it is to be paid. */
    paymentWay: text({ enum: PAYMENT_WAYS }).notNull().default("online"),
    /** The network it was placed from, which limits unpaid orders; null where that is not known. */
    network: text(),
    language: text().notNull().default("en"),
    /** Where the shop was reached when it was bought: links in its mails lead there. */
    origin: text().notNull().default(""),
    currencyCode: text().notNull(),
    currencySymbol: text().notNull(),
    rate: numeric({ precision: 18, scale: 8 }).notNull(),
    subtotal: money().notNull(),
    reduction: money().notNull(),
    freight: money().notNull(),
    /** What tax adds to prices that are entered without it; below zero: the tax of home that nobody owes here. */
    taxChange: money().notNull().default(ZERO),
    total: money().notNull(),
    /** The total in the shown currency: what the provider charges. */
    shownTotal: chargedMoney().notNull(),
    /** Its parts, as they were shown: they add up in that currency too. */
    shownSubtotal: chargedMoney().notNull(),
    shownReduction: chargedMoney().notNull(),
    shownFreight: chargedMoney().notNull(),
    shownTaxChange: chargedMoney().notNull().default(NOTHING_CHARGED),
    weight: integer().notNull(),
    /** How many days delivery was said to take when it was placed; null where nothing was said. */
    minDays: smallint(),
    maxDays: smallint(),
    address: jsonb().$type<FrozenAddress>().notNull(),
    remark: text().notNull().default(""),
    carrier: text(),
    trackingNo: text(),
    createdAt: createdAt(),
    checkedAt: moment(),
    shippedAt: moment(),
    completedAt: moment(),
    cancelledAt: moment(),
    expiresAt: moment(),
    /** Whether staff have made it, for somebody on the phone or at the stall. */
    isMadeByStaff: boolean().notNull().default(false),
    /** The order that it adds goods to; that one is not sent while this one waits for its money. */
    followsId: integer(),
    /** Paid beyond the total, since the order was changed for less; it goes back, and is no part of the sale. */
    overpaid: chargedMoney().notNull().default(NOTHING_CHARGED),
    /** Whether its pieces are in the sold counts of their goods. */
    soldCounted: boolean().notNull().default(false),
    /** The buyer is told of them. */
    droppedGifts: jsonb().$type<DroppedGift[]>().notNull().default([]),
    /** When the merchant was told of it; null where that is still to come, or not wanted. */
    merchantToldAt: moment(),
    /** When its buyer was erased: it is kept as a paper only, until the law lets go of it. */
    erasedAt: moment(),
  },
  (t) => [
    unique("shop_order_site").on(t.siteId, t.id),
    foreignKey({
      name: "shop_order_member",
      columns: [t.siteId, t.memberId],
      foreignColumns: [member.siteId, member.id],
    }),
    foreignKey({ name: "shop_order_follows", columns: [t.siteId, t.followsId], foreignColumns: [t.siteId, t.id] }),
    index("shop_order_that_follows").on(t.siteId, t.followsId).where(sql`${t.followsId} is not null`),
    index("shop_order_of_member").on(t.siteId, t.memberId, t.createdAt),
    index("shop_order_of_guest").on(t.siteId, t.guestKey, t.createdAt).where(sql`${t.guestKey} is not null`),
    index("shop_order_by_date").on(t.siteId, t.createdAt),
    index("shop_order_by_status").on(t.siteId, t.status, t.createdAt),
    index("shop_order_by_payment").on(t.siteId, t.paymentStatus, t.createdAt),
    index("shop_order_by_total").on(t.siteId, t.total, t.id),
    index("shop_order_by_country").on(t.siteId, sql`left(${t.address} ->> 'regionCode', 2)`, t.createdAt),
    // What staff find an order by, in part too: its number, the buyer's e-mail address and name.
    index("shop_order_by_words").using(
      "gin",
      t.siteId,
      sql`lower(${t.orderNo} || ' ' || ${t.email} || ' ' || (${t.address} ->> 'contact')) gin_trgm_ops`,
    ),
    index("shop_order_to_count").on(t.id).where(sql`${t.paymentStatus} = 1 and not ${t.soldCounted}`),
    index("shop_order_to_complete").on(t.shippedAt).where(sql`${t.status} in (8,9)`),
    index("shop_order_to_expire").on(t.expiresAt).where(sql`${t.status} = 1 and ${t.paymentStatus} = 0`),
    // Unpaid orders are counted before a further one is placed.
    index("shop_order_unpaid_of_recipient").on(t.siteId, t.email).where(sql`${t.paymentStatus} = 0`),
    index("shop_order_unpaid_of_network")
      .on(t.siteId, t.network)
      .where(sql`${t.status} = 1 and ${t.paymentStatus} = 0`),
    index("shop_order_in_processing").on(t.id).where(sql`${t.paymentStatus} = 3`),
    index("shop_order_to_forget").on(t.erasedAt).where(sql`${t.erasedAt} is not null`),
    index("shop_order_to_tell_merchant")
      .on(t.createdAt)
      .where(sql`${t.status} = 1 and ${t.paymentStatus} in (0,3) and ${t.merchantToldAt} is null`),
    check("shop_order_payment_way", sql`${t.paymentWay} in ('online','agreement','bankTransfer','cash','invoice')`),
    check("shop_order_status", sql`${t.status} in (1,2,5,6,7,8,9,10) and ${t.paymentStatus} between 0 and 3`),
    check(
      "shop_order_amounts",
      sql`${t.subtotal} >= 0 and ${t.reduction} >= 0 and ${t.freight} >= 0 and ${t.total} >= 0 and ${t.shownTotal} >= 0`,
    ),
    check(
      "shop_order_adds_up",
      sql`${t.total} = ${t.subtotal} - ${t.reduction} + ${t.freight} + ${t.taxChange} and ${t.reduction} <= ${t.subtotal}`,
    ),
    check(
      "shop_order_shown_adds_up",
      sql`${t.shownTotal} = ${t.shownSubtotal} - ${t.shownReduction} + ${t.shownFreight} + ${t.shownTaxChange}
        and ${t.shownReduction} between 0 and ${t.shownSubtotal} and ${t.shownFreight} >= 0`,
    ),
    check("shop_order_shipped_with_date", sql`${t.status} not in (8,9,10) or ${t.shippedAt} is not null`),
    check("shop_order_days", sql`(${t.minDays} is null) = (${t.maxDays} is null) and ${t.maxDays} >= ${t.minDays}`),
    check("shop_order_rate_positive", sql`${t.rate} > 0`),
    check("shop_order_overpaid", sql`${t.overpaid} >= 0 and ${t.followsId} <> ${t.id}`),
    check("shop_order_one_buyer", sql`${t.memberId} is null or ${t.guestKey} is null`),
  ],
)

export const orderLine = pgTable(
  "order_line",
  {
    id: id(),
    siteId: siteId(),
    orderId: integer().notNull(),
    goodsId: integer().notNull(),
    variantId: integer().notNull(),
    name: text().notNull(),
    number: text().notNull(),
    specs: text().notNull().default(""),
    picture: text(),
    isGift: boolean().notNull().default(false),
    quantity: integer().notNull(),
    unitPrice: money().notNull(),
    /** This line's part of all reductions; what a return gives back is reckoned from it. */
    reduction: money().notNull().default(ZERO),
    weight: integer().notNull(),
    /** Pieces that will not be sent, though others were. */
    cancelled: integer().notNull().default(0),
    /** Whether somebody has ticked it off while packing. */
    isPacked: boolean().notNull().default(false),
  },
  (t) => [
    unique("order_line_site").on(t.siteId, t.id),
    unique("order_line_of_order").on(t.siteId, t.orderId, t.id),
    unique("order_line_variant").on(t.orderId, t.variantId, t.isGift),
    foreignKey({
      name: "order_line_order",
      columns: [t.siteId, t.orderId],
      foreignColumns: [shopOrder.siteId, shopOrder.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "order_line_sold",
      columns: [t.siteId, t.goodsId, t.variantId],
      foreignColumns: [variant.siteId, variant.goodsId, variant.id],
    }),
    index("order_line_of_variant").on(t.siteId, t.goodsId, t.variantId),
    check("order_line_quantity", sql`${t.quantity} between 1 and 999999`),
    check("order_line_cancelled", sql`${t.cancelled} between 0 and ${t.quantity}`),
    check(
      "order_line_gift_is_free",
      sql`(${t.isGift} and ${t.unitPrice} = 0) or (not ${t.isGift} and ${t.unitPrice} > 0)`,
    ),
    check("order_line_reduction", sql`${t.reduction} between 0 and ${t.unitPrice} * ${t.quantity}`),
  ],
)

/** Each reduction with the name that the buyer saw. */
export const orderReduction = pgTable(
  "order_reduction",
  {
    id: id(),
    siteId: siteId(),
    orderId: integer().notNull(),
    kind: text({ enum: ["goodsPromotion", "orderPromotion", "coupon", "shipping"] }).notNull(),
    /** The promotion or coupon that it came from, as far as orders note it; that may be gone meanwhile. */
    sourceId: integer(),
    name: text().notNull(),
    amount: money().notNull(),
    /** The same in the order's currency, as it was shown. */
    shownAmount: chargedMoney().notNull(),
    position: smallint().notNull().default(0),
  },
  (t) => [
    foreignKey({
      name: "order_reduction_order",
      columns: [t.siteId, t.orderId],
      foreignColumns: [shopOrder.siteId, shopOrder.id],
    }).onDelete("cascade"),
    index("order_reduction_of_order").on(t.siteId, t.orderId),
    index("order_reduction_of_source").on(t.siteId, t.kind, t.sourceId).where(sql`${t.sourceId} is not null`),
    check("order_reduction_kind", sql`${t.kind} in ('goodsPromotion','orderPromotion','coupon','shipping')`),
    check("order_reduction_positive", sql`${t.amount} >= 0 and ${t.shownAmount} >= 0`),
  ],
)

/** What happened to an order, for its timeline. */
export const orderEvent = pgTable(
  "order_event",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    siteId: siteId(),
    orderId: integer().notNull(),
    kind: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "order_event_order",
      columns: [t.siteId, t.orderId],
      foreignColumns: [shopOrder.siteId, shopOrder.id],
    }).onDelete("cascade"),
    index("order_event_of_order").on(t.siteId, t.orderId, t.id),
    // Reports sum anew what something has happened to.
    index("order_event_by_date").on(t.siteId, t.createdAt),
  ],
)

/** A coupon spent on an order. Released (order cancelled or expired) it may be used again; until then once only. */
export const couponUse = pgTable(
  "coupon_use",
  {
    id: id(),
    siteId: siteId(),
    couponId: integer().notNull(),
    memberCouponId: integer(),
    email: text().notNull(),
    orderId: integer().notNull(),
    usedAt: createdAt(),
    releasedAt: moment(),
  },
  (t) => [
    foreignKey({
      name: "coupon_use_coupon",
      columns: [t.siteId, t.couponId],
      foreignColumns: [coupon.siteId, coupon.id],
    }),
    foreignKey({
      name: "coupon_use_member_coupon",
      columns: [t.siteId, t.memberCouponId],
      foreignColumns: [memberCoupon.siteId, memberCoupon.id],
    }),
    foreignKey({
      name: "coupon_use_order",
      columns: [t.siteId, t.orderId],
      foreignColumns: [shopOrder.siteId, shopOrder.id],
    }).onDelete("cascade"),
    // A guest's, by the address of the paid order that brought it: whoever types a member's address leaves theirs alone.
    uniqueIndex("coupon_use_once_a_guest")
      .on(t.couponId, t.email)
      .where(sql`${t.releasedAt} is null and ${t.memberCouponId} is null`),
    uniqueIndex("coupon_use_once_a_coupon").on(t.memberCouponId).where(sql`${t.releasedAt} is null`),
    uniqueIndex("coupon_use_one_an_order").on(t.orderId).where(sql`${t.releasedAt} is null`),
    index("coupon_use_of_coupon").on(t.siteId, t.couponId),
    index("coupon_use_of_member_coupon").on(t.siteId, t.memberCouponId),
    index("coupon_use_of_order").on(t.siteId, t.orderId),
  ],
)

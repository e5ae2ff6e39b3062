import { sql } from "drizzle-orm"
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { ZERO } from "../../domain/pricing/money.ts"
import { chargedMoney, createdAt, id, moment, money } from "./columns.ts"
import { staff } from "./member.ts"
import { orderLine, shopOrder } from "./order.ts"
import { payment } from "./payment.ts"
import { siteId } from "./site.ts"

/** Money on its way back: asked for in the transaction that causes it, made at the provider by a job, once for each cause. */
export const refund = pgTable(
  "refund",
  {
    id: id(),
    siteId: siteId(),
    orderId: integer().notNull(),
    paymentId: integer().notNull(),
    /** "cancel 12", "return 7": a second one for the same cause is refused. One made at the provider's desk names it. */
    cause: text().notNull().unique(),
    /** In the payment's currency. */
    amount: chargedMoney().notNull(),
    /** How much of it is freight, in the base currency, beside the lines that it is for. */
    freight: money().notNull().default(ZERO),
    /** What the provider calls it. */
    providerRefundId: text(),
    /** `pending`: the provider has taken it on, and has not said yet that it is through. */
    status: text({ enum: ["requested", "pending", "made", "failed"] })
      .notNull()
      .default("requested"),
    attempts: smallint().notNull().default(0),
    /** How often it was begun anew, each time under another key: the provider keeps what it refused under the former one. */
    round: smallint().notNull().default(0),
    nextTryAt: moment().notNull().defaultNow(),
    failure: text(),
    createdAt: createdAt(),
    madeAt: moment(),
  },
  (t) => [
    unique("refund_of_order_once").on(t.siteId, t.orderId, t.id),
    foreignKey({
      name: "refund_order",
      columns: [t.siteId, t.orderId],
      foreignColumns: [shopOrder.siteId, shopOrder.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "refund_payment",
      columns: [t.siteId, t.paymentId],
      foreignColumns: [payment.siteId, payment.id],
    }).onDelete("cascade"),
    index("refund_of_order").on(t.siteId, t.orderId),
    index("refund_of_payment").on(t.siteId, t.paymentId),
    uniqueIndex("refund_at_provider").on(t.paymentId, t.providerRefundId),
    index("refund_pending").on(t.paymentId).where(sql`${t.status} = 'pending'`),
    index("refund_to_make").on(t.nextTryAt).where(sql`${t.status} = 'requested'`),
    check("refund_status", sql`${t.status} in ('requested','pending','made','failed')`),
    check("refund_amount", sql`${t.amount} > 0`),
  ],
)

/** The pieces that a refund is for, where it is for some. */
export const refundLine = pgTable(
  "refund_line",
  {
    siteId: siteId(),
    orderId: integer().notNull(),
    refundId: integer().notNull(),
    orderLineId: integer().notNull(),
    quantity: integer().notNull(),
    /** In the base currency. */
    amount: money().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.refundId, t.orderLineId] }),
    foreignKey({
      name: "refund_line_refund",
      columns: [t.siteId, t.orderId, t.refundId],
      foreignColumns: [refund.siteId, refund.orderId, refund.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "refund_line_line",
      columns: [t.siteId, t.orderId, t.orderLineId],
      foreignColumns: [orderLine.siteId, orderLine.orderId, orderLine.id],
    }).onDelete("cascade"),
    index("refund_line_of_line").on(t.siteId, t.orderId, t.orderLineId),
    check("refund_line_amounts", sql`${t.quantity} > 0 and ${t.amount} >= 0`),
  ],
)

/** A buyer wants the money back through the bank. While one is open nothing else is given back. */
export const dispute = pgTable(
  "dispute",
  {
    id: id(),
    siteId: siteId(),
    orderId: integer().notNull(),
    paymentId: integer().notNull(),
    providerDisputeId: text().notNull(),
    status: text({ enum: ["open", "won", "lost"] }).notNull(),
    amount: chargedMoney().notNull(),
    /** Of the amount. Where it is not the payment's, what is lost cannot be counted, and a person has to look at it. */
    currencyCode: text().notNull(),
    /** In the provider's words. */
    reason: text().notNull().default(""),
    /** Until when the shop must answer at the provider. */
    respondBy: moment(),
    createdAt: createdAt(),
    closedAt: moment(),
  },
  (t) => [
    foreignKey({
      name: "dispute_order",
      columns: [t.siteId, t.orderId],
      foreignColumns: [shopOrder.siteId, shopOrder.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "dispute_payment",
      columns: [t.siteId, t.paymentId],
      foreignColumns: [payment.siteId, payment.id],
    }).onDelete("cascade"),
    unique("dispute_at_provider").on(t.paymentId, t.providerDisputeId),
    index("dispute_of_order").on(t.siteId, t.orderId),
    index("dispute_of_payment").on(t.siteId, t.paymentId),
    index("dispute_open").on(t.siteId, t.respondBy).where(sql`${t.status} = 'open'`),
    check("dispute_status", sql`${t.status} in ('open','won','lost')`),
    check("dispute_amount", sql`${t.amount} > 0`),
  ],
)

/** Money that came or went without a provider, as staff wrote it down: a transfer, cash, a cheque; in parts too. */
export const handMoney = pgTable(
  "hand_money",
  {
    id: id(),
    siteId: siteId(),
    orderId: integer().notNull(),
    kind: text({ enum: ["received", "givenBack"] }).notNull(),
    /** In the order's currency. */
    amount: chargedMoney().notNull(),
    day: date().notNull(),
    reference: text().notNull().default(""),
    /** Who wrote it down; the name stays when they are gone. */
    staffId: integer(),
    staffName: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "hand_money_order",
      columns: [t.siteId, t.orderId],
      foreignColumns: [shopOrder.siteId, shopOrder.id],
    }).onDelete("cascade"),
    foreignKey({ name: "hand_money_staff", columns: [t.siteId, t.staffId], foreignColumns: [staff.siteId, staff.id] }),
    index("hand_money_of_order").on(t.siteId, t.orderId),
    index("hand_money_of_staff").on(t.siteId, t.staffId),
    check("hand_money_kind", sql`${t.kind} in ('received','givenBack')`),
    check("hand_money_amount", sql`${t.amount} > 0`),
  ],
)

import { sql } from "drizzle-orm"
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { NOTHING_CHARGED } from "../../domain/pricing/charged-amount.ts"
import { chargedMoney, createdAt, id, moment } from "./columns.ts"
import { shopOrder } from "./order.ts"
import { paymentAccount } from "./payment-account.ts"
import { siteId } from "./site.ts"

/** One attempt to pay an order. Amount and currency are what the provider was told. */
export const payment = pgTable(
  "payment",
  {
    id: id(),
    siteId: siteId(),
    orderId: integer().notNull(),
    provider: text({ enum: ["sandbox", "paypal", "stripe"] }).notNull(),
    /** The account that it was begun with; null for the sandbox. */
    accountId: integer(),
    method: text().notNull(),
    providerId: text(),
    /** What the provider calls the money that came; refunds and disputes name it. */
    captureId: text(),
    amount: chargedMoney().notNull(),
    currencyCode: text().notNull(),
    status: text({ enum: ["created", "processing", "captured", "declined", "cancelled", "refunded"] })
      .notNull()
      .default("created"),
    /** Given back, by us or at the provider's own desk. */
    refunded: chargedMoney().notNull().default(NOTHING_CHARGED),
    /** Taken back by disputes that the shop has lost. */
    lost: chargedMoney().notNull().default(NOTHING_CHARGED),
    /** How often refunds and disputes were read from the provider and written here: what was asked before the last one is stale. */
    aftermathReads: integer().notNull().default(0),
    /** When they were last asked for; null: never. */
    aftermathAt: moment(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    unique("payment_site").on(t.siteId, t.id),
    unique("payment_at_provider").on(t.provider, t.providerId),
    foreignKey({
      name: "payment_order",
      columns: [t.siteId, t.orderId],
      foreignColumns: [shopOrder.siteId, shopOrder.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "payment_account_used",
      columns: [t.siteId, t.accountId],
      foreignColumns: [paymentAccount.siteId, paymentAccount.id],
    }),
    index("payment_of_order").on(t.siteId, t.orderId),
    index("payment_of_account").on(t.siteId, t.accountId),
    index("payment_by_capture").on(t.provider, t.captureId).where(sql`${t.captureId} is not null`),
    index("payment_open").on(t.updatedAt).where(sql`${t.status} in ('created','processing')`),
    index("payment_to_follow").on(t.aftermathAt).where(sql`${t.status} in ('captured','refunded')`),
    uniqueIndex("payment_captured_once").on(t.orderId).where(sql`${t.status} in ('captured','refunded')`),
    check("payment_provider", sql`${t.provider} in ('sandbox','paypal','stripe')`),
    check("payment_status", sql`${t.status} in ('created','processing','captured','declined','cancelled','refunded')`),
    check("payment_amount", sql`${t.amount} > 0 and ${t.refunded} between 0 and ${t.amount}`),
    check("payment_lost", sql`${t.lost} between 0 and ${t.amount}`),
  ],
)

/** Everything a provider told us, once each. */
export const paymentEvent = pgTable(
  "payment_event",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    siteId: siteId(),
    paymentId: integer().notNull(),
    kind: text().notNull(),
    providerEventId: text(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "payment_event_payment",
      columns: [t.siteId, t.paymentId],
      foreignColumns: [payment.siteId, payment.id],
    }).onDelete("cascade"),
    index("payment_event_of_payment").on(t.siteId, t.paymentId),
    uniqueIndex("payment_event_once").on(t.paymentId, t.providerEventId),
    uniqueIndex("payment_event_captured_once").on(t.paymentId).where(sql`${t.kind} = 'captured'`),
  ],
)

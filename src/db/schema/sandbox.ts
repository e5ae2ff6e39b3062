import { sql } from "drizzle-orm"
import { check, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core"
import { NOTHING_CHARGED } from "../../domain/pricing/charged-amount.ts"
import { chargedMoney, createdAt, moment } from "./columns.ts"

// The books of the embedded test provider. It stands for a company of its own: no key of these tables leads to the shop's.

export const sandboxPayment = pgTable(
  "sandbox_payment",
  {
    id: text().primaryKey(),
    /** The same request twice is one payment. */
    requestKey: text().notNull().unique(),
    payee: text().notNull(),
    reference: text().notNull(),
    amount: chargedMoney().notNull(),
    currencyCode: text().notNull(),
    method: text({ enum: ["card", "wallet"] }).notNull(),
    status: text({ enum: ["open", "challenge", "approved", "captured", "declined", "cancelled"] })
      .notNull()
      .default("open"),
    /** How it behaves, chosen in the test sheet by card number. */
    behaviour: text({ enum: ["success", "decline", "challenge", "slow", "silent"] })
      .notNull()
      .default("success"),
    /** A slow payment is approved from then on. */
    approvesAt: moment(),
    refunded: chargedMoney().notNull().default(NOTHING_CHARGED),
    createdAt: createdAt(),
  },
  (t) => [
    index("sandbox_payment_slow").on(t.approvesAt).where(sql`${t.status} = 'open' and ${t.approvesAt} is not null`),
    check("sandbox_payment_amount", sql`${t.amount} > 0 and ${t.refunded} between 0 and ${t.amount}`),
    check(
      "sandbox_payment_status",
      sql`${t.status} in ('open','challenge','approved','captured','declined','cancelled')`,
    ),
  ],
)

export const sandboxRefund = pgTable(
  "sandbox_refund",
  {
    requestKey: text().primaryKey(),
    paymentId: text()
      .notNull()
      .references(() => sandboxPayment.id, { onDelete: "cascade" }),
    amount: chargedMoney().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("sandbox_refund_of_payment").on(t.paymentId), check("sandbox_refund_amount", sql`${t.amount} > 0`)],
)

/** What the provider still has to tell the shop. */
export const sandboxEvent = pgTable(
  "sandbox_event",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    paymentId: text()
      .notNull()
      .references(() => sandboxPayment.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    attempts: smallint().notNull().default(0),
    nextTryAt: moment().notNull().defaultNow(),
    deliveredAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index("sandbox_event_of_payment").on(t.paymentId),
    index("sandbox_event_to_deliver").on(t.nextTryAt).where(sql`${t.deliveredAt} is null`),
  ],
)

import { sql } from "drizzle-orm"
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core"
import { createdAt, id, moment } from "./columns.ts"
import { siteId } from "./site.ts"

/** A shop's account at a provider, one for live money and one for tests. */
export const paymentAccount = pgTable(
  "payment_account",
  {
    id: id(),
    siteId: siteId(),
    provider: text({ enum: ["paypal", "stripe"] }).notNull(),
    mode: text({ enum: ["live", "test"] }).notNull(),
    /** Random; the provider's webhooks come to an address that ends with it. */
    webhookName: text().notNull().unique(),
    isOn: boolean().notNull().default(false),
    /** Which of the provider's ways to pay are offered. */
    methods: text().array().notNull().default(sql`'{}'`),
    /** What may be read by anybody: public keys, the payee. */
    publicKeys: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Secret keys, sealed under the server's secret for keys; null where the environment has them. */
    sealedKeys: text(),
    /** The last four letters of each secret key, for the owner to tell them apart. */
    keyEnds: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** What the last test of the connection found. */
    tested: jsonb().$type<Record<string, unknown>>(),
    testedAt: moment(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    unique("payment_account_site").on(t.siteId, t.id),
    unique("payment_account_once").on(t.siteId, t.provider, t.mode),
    check("payment_account_provider", sql`${t.provider} in ('paypal','stripe')`),
    check("payment_account_mode", sql`${t.mode} in ('live','test')`),
  ],
)

/** A way to pay that needs no provider, as the shop offers it. */
export const offlineWay = pgTable(
  "offline_way",
  {
    siteId: siteId(),
    way: text({ enum: ["bankTransfer", "cash", "invoice"] }).notNull(),
    isOn: boolean().notNull().default(false),
    /** What the buyer is told: the account, where to come, when to pay. */
    instructions: text().notNull().default(""),
    /** How long such an order waits for its money. */
    expiryHours: integer().notNull(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.way] }),
    check("offline_way_known", sql`${t.way} in ('bankTransfer','cash','invoice')`),
    check("offline_way_expiry", sql`${t.expiryHours} > 0`),
  ],
)

import { sql } from "drizzle-orm"
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core"
import { createdAt, id, moment, updatedAt } from "./columns.ts"
import { siteId } from "./site.ts"

export const siteDomain = pgTable(
  "site_domain",
  { host: text().primaryKey(), siteId: siteId(), isPrimary: boolean().notNull().default(false) },
  (t) => [
    index("site_domain_of_site").on(t.siteId),
    uniqueIndex("site_domain_one_primary").on(t.siteId).where(sql`${t.isPrimary}`),
    check("site_domain_lower_case", sql`${t.host} = lower(${t.host}) and ${t.host} ~ '^[^\\s/:]+$'`),
  ],
)

/** A host that a shop wants, until it has proved that it may have it. Several may want one; who proves it gets it. */
export const siteDomainClaim = pgTable(
  "site_domain_claim",
  {
    siteId: siteId(),
    host: text().notNull(),
    /** What is to be written into the host's DNS, or into a file there. */
    token: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.host] }),
    check("site_domain_claim_lower_case", sql`${t.host} = lower(${t.host}) and ${t.host} ~ '^[^\\s/:]+$'`),
  ],
)

/** Feature apps that are switched on; the numbers are the spec's. */
export const siteApp = pgTable("site_app", { siteId: siteId(), appId: smallint().notNull() }, (t) => [
  primaryKey({ columns: [t.siteId, t.appId] }),
  check("site_app_known", sql`${t.appId} in (1,2,3,4,7,8,9,12,15,16,18,19,20,21,22)`),
])

export const sitePolicy = pgTable(
  "site_policy",
  {
    siteId: siteId(),
    kind: text({ enum: ["shipping", "privacy", "payment", "service", "return"] }).notNull(),
    policy: text().notNull().default(""),
    summary: text().notNull().default(""),
    logo: text().notNull().default(""),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.kind] }),
    check("site_policy_kind", sql`${t.kind} in ('shipping','privacy','payment','service','return')`),
  ],
)

/** A shown price is the raw price divided by the rate. */
export const currency = pgTable(
  "currency",
  {
    id: id(),
    siteId: siteId(),
    code: text().notNull(),
    symbol: text().notNull(),
    rate: numeric({ precision: 18, scale: 8 }).notNull(),
    isBase: boolean().notNull().default(false),
    position: integer().notNull().default(0),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    unique("currency_code").on(t.siteId, t.code),
    uniqueIndex("currency_one_base").on(t.siteId).where(sql`${t.isBase}`),
    check("currency_code_shape", sql`${t.code} ~ '^[A-Z]{3}$'`),
    check("currency_rate_positive", sql`${t.rate} > 0 and (not ${t.isBase} or ${t.rate} = 1)`),
  ],
)

export const whatsappContact = pgTable(
  "whatsapp_contact",
  {
    id: id(),
    siteId: siteId(),
    country: text().notNull(),
    account: text().notNull(),
    nickName: text().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [index("whatsapp_contact_of_site").on(t.siteId)],
)

export const friendLink = pgTable(
  "friend_link",
  {
    id: id(),
    siteId: siteId(),
    title: text().notNull(),
    url: text().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [index("friend_link_of_site").on(t.siteId), check("friend_link_url", sql`${t.url} ~ '^https?://'`)],
)

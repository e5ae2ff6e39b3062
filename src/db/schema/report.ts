import { sql } from "drizzle-orm"
import { bigint, check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { moment, money } from "./columns.ts"
import { siteId } from "./site.ts"

/** What a report tells of a day, each with its own key: nothing for all of it, the id of goods, category or coupon, a country. */
export const REPORT_KINDS = ["all", "goods", "category", "country", "coupon"] as const

/** What was sold on a day by the shop's clocks, less what went back since. Summed by a job, never changed otherwise. */
export const reportSale = pgTable(
  "report_sale",
  {
    siteId: siteId(),
    day: date().notNull(),
    kind: text({ enum: REPORT_KINDS }).notNull(),
    key: text().notNull(),
    /** Paid ones. */
    orders: integer().notNull(),
    pieces: integer().notNull(),
    amount: money().notNull(),
    reduction: money().notNull(),
    /** Orders that shoppers placed themselves, and those of them that are paid; of a whole day only. */
    placed: integer().notNull().default(0),
    paid: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.kind, t.day, t.key] }),
    check("report_sale_kind", sql`${t.kind} in ('all','goods','category','country','coupon')`),
  ],
)

/** What lies on the shelf, at today's prices: of each category, and of all (category 0). */
export const reportStock = pgTable(
  "report_stock",
  {
    siteId: siteId(),
    categoryId: integer().notNull(),
    variants: integer().notNull(),
    pieces: bigint({ mode: "number" }).notNull(),
    amount: money().notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.categoryId] })],
)

/** How far the sums of a shop go. Another time zone makes other days: then all is summed anew. */
export const reportState = pgTable("report_state", {
  siteId: siteId().primaryKey(),
  timeZone: text().notNull(),
  summedAt: moment().notNull(),
  stockAt: moment(),
})

/** How often the checkout was opened on a day. Nothing is kept of whoever opened it. */
export const checkoutDay = pgTable(
  "checkout_day",
  { siteId: siteId(), day: date().notNull(), opened: integer().notNull() },
  (t) => [primaryKey({ columns: [t.siteId, t.day] })],
)

import { sql } from "drizzle-orm"
import { boolean, check, foreignKey, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core"
import { createdAt, id, moment } from "./columns.ts"
import { goods } from "./goods.ts"
import { siteId } from "./site.ts"
import { variant } from "./variant.ts"

export const inquiry = pgTable(
  "inquiry",
  {
    id: id(),
    siteId: siteId(),
    number: text().notNull().unique(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(""),
    country: text().notNull().default(""),
    company: text().notNull().default(""),
    content: text().notNull(),
    /** What the sender reads, for the answer. */
    language: text().notNull().default("en"),
    answer: text().notNull().default(""),
    answeredAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("inquiry_site").on(t.siteId, t.id),
    index("inquiry_by_date").on(t.siteId, t.createdAt),
    index("inquiry_waiting").on(t.siteId, t.createdAt).where(sql`${t.answeredAt} is null`),
  ],
)

export const inquiryLine = pgTable(
  "inquiry_line",
  {
    id: id(),
    siteId: siteId(),
    inquiryId: integer().notNull(),
    goodsId: integer().notNull(),
    variantId: integer(),
    total: integer().notNull(),
  },
  (t) => [
    foreignKey({
      name: "inquiry_line_inquiry",
      columns: [t.siteId, t.inquiryId],
      foreignColumns: [inquiry.siteId, inquiry.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "inquiry_line_goods",
      columns: [t.siteId, t.goodsId],
      foreignColumns: [goods.siteId, goods.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "inquiry_line_variant",
      columns: [t.siteId, t.goodsId, t.variantId],
      foreignColumns: [variant.siteId, variant.goodsId, variant.id],
    }).onDelete("cascade"),
    index("inquiry_line_of_inquiry").on(t.siteId, t.inquiryId),
    index("inquiry_line_of_goods").on(t.siteId, t.goodsId, t.variantId),
    check("inquiry_line_total", sql`${t.total} > 0`),
  ],
)

/** Somebody asks for the password of the encrypted goods. */
export const accessRequest = pgTable(
  "access_request",
  {
    id: id(),
    siteId: siteId(),
    name: text().notNull(),
    email: text().notNull(),
    content: text().notNull().default(""),
    language: text().notNull().default("en"),
    handledAt: moment(),
    granted: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index("access_request_by_date").on(t.siteId, t.createdAt),
    index("access_request_waiting").on(t.siteId, t.createdAt).where(sql`${t.handledAt} is null`),
  ],
)

export const feedback = pgTable(
  "feedback",
  {
    id: id(),
    siteId: siteId(),
    name: text().notNull(),
    email: text().notNull(),
    country: text().notNull().default(""),
    phone: text().notNull().default(""),
    content: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("feedback_by_date").on(t.siteId, t.createdAt)],
)

/** Whoever wants the shop's letter. It comes once the address has been confirmed. */
export const letterSubscription = pgTable(
  "letter_subscription",
  {
    id: id(),
    siteId: siteId(),
    email: text().notNull(),
    language: text().notNull().default("en"),
    /** Of the link that confirms or ends it. */
    tokenHash: text().notNull(),
    mailedAt: moment().notNull(),
    confirmedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("letter_subscription_email").on(t.siteId, t.email),
    unique("letter_subscription_token").on(t.siteId, t.tokenHash),
  ],
)

/** Somebody wants to be told once when a variant is there again. It goes with the mail, with the good, or after a year. */
export const stockWish = pgTable(
  "stock_wish",
  {
    id: id(),
    siteId: siteId(),
    goodsId: integer().notNull(),
    variantId: integer().notNull(),
    email: text().notNull(),
    language: text().notNull().default("en"),
    /** Where the shop was reached: links in the mail lead there. */
    origin: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: "stock_wish_variant",
      columns: [t.siteId, t.goodsId, t.variantId],
      foreignColumns: [variant.siteId, variant.goodsId, variant.id],
    }).onDelete("cascade"),
    unique("stock_wish_once").on(t.siteId, t.variantId, t.email),
    index("stock_wish_of_variant").on(t.siteId, t.goodsId, t.variantId),
    index("stock_wish_of_address").on(t.siteId, t.email),
    index("stock_wish_by_date").on(t.createdAt),
  ],
)

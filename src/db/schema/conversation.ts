import { sql } from "drizzle-orm"
import { check, date, foreignKey, index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core"
import { ZERO } from "../../domain/pricing/money.ts"
import { createdAt, id, moment, money } from "./columns.ts"
import { inquiry } from "./contact.ts"
import { shopOrder } from "./order.ts"
import { siteId } from "./site.ts"
import { variant } from "./variant.ts"

/** What was said after an inquiry, by staff or by who asked. */
export const inquiryMessage = pgTable(
  "inquiry_message",
  {
    id: id(),
    siteId: siteId(),
    inquiryId: integer().notNull(),
    by: text({ enum: ["staff", "shopper"] }).notNull(),
    /** Who of the staff; the name stays when they are gone. */
    staffName: text().notNull().default(""),
    content: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("inquiry_message_site").on(t.siteId, t.inquiryId, t.id),
    foreignKey({
      name: "inquiry_message_inquiry",
      columns: [t.siteId, t.inquiryId],
      foreignColumns: [inquiry.siteId, inquiry.id],
    }).onDelete("cascade"),
    check("inquiry_message_by", sql`${t.by} in ('staff','shopper')`),
    check("inquiry_message_content", sql`length(${t.content}) between 1 and 4000`),
  ],
)

/** An offer with its prices, said with a message. One is open at a time; one that was accepted is an order. */
export const inquiryQuote = pgTable(
  "inquiry_quote",
  {
    id: id(),
    siteId: siteId(),
    inquiryId: integer().notNull(),
    messageId: integer().notNull(),
    state: text({ enum: ["open", "withdrawn", "accepted"] })
      .notNull()
      .default("open"),
    /** In the base currency, as the lines are. */
    freight: money().notNull().default(ZERO),
    /** The last day on which it holds, by the shop's clocks. */
    validUntil: date().notNull(),
    orderId: integer(),
    createdAt: createdAt(),
    acceptedAt: moment(),
  },
  (t) => [
    unique("inquiry_quote_site").on(t.siteId, t.id),
    foreignKey({
      name: "inquiry_quote_message",
      columns: [t.siteId, t.inquiryId, t.messageId],
      foreignColumns: [inquiryMessage.siteId, inquiryMessage.inquiryId, inquiryMessage.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "inquiry_quote_order",
      columns: [t.siteId, t.orderId],
      foreignColumns: [shopOrder.siteId, shopOrder.id],
    }),
    index("inquiry_quote_of_message").on(t.siteId, t.inquiryId, t.messageId),
    index("inquiry_quote_of_order").on(t.siteId, t.orderId),
    uniqueIndex("inquiry_quote_one_open").on(t.inquiryId).where(sql`${t.state} = 'open'`),
    check("inquiry_quote_state", sql`${t.state} in ('open','withdrawn','accepted')`),
    check("inquiry_quote_freight", sql`${t.freight} >= 0`),
    check(
      "inquiry_quote_accepted",
      sql`(${t.state} = 'accepted') = (${t.acceptedAt} is not null) and (${t.state} = 'accepted' or ${t.orderId} is null)`,
    ),
  ],
)

export const inquiryQuoteLine = pgTable(
  "inquiry_quote_line",
  {
    id: id(),
    siteId: siteId(),
    quoteId: integer().notNull(),
    goodsId: integer().notNull(),
    variantId: integer().notNull(),
    quantity: integer().notNull(),
    unitPrice: money().notNull(),
  },
  (t) => [
    foreignKey({
      name: "inquiry_quote_line_quote",
      columns: [t.siteId, t.quoteId],
      foreignColumns: [inquiryQuote.siteId, inquiryQuote.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "inquiry_quote_line_variant",
      columns: [t.siteId, t.goodsId, t.variantId],
      foreignColumns: [variant.siteId, variant.goodsId, variant.id],
    }).onDelete("cascade"),
    unique("inquiry_quote_line_once").on(t.quoteId, t.variantId),
    index("inquiry_quote_line_of_quote").on(t.siteId, t.quoteId),
    index("inquiry_quote_line_of_variant").on(t.siteId, t.goodsId, t.variantId),
    check("inquiry_quote_line_quantity", sql`${t.quantity} between 1 and 999999`),
    check("inquiry_quote_line_price", sql`${t.unitPrice} > 0`),
  ],
)

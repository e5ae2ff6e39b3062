import { sql } from "drizzle-orm"
import {
  check,
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
import { createdAt, id, moment, money } from "./columns.ts"
import { goods } from "./goods.ts"
import { media } from "./media.ts"
import { orderLine, shopOrder } from "./order.ts"
import { siteId } from "./site.ts"

/** 1 requested, 2 approved, 3 refused, 4 confirmed, 5 cancelled, 7 sent back. An order has one open return at a time. */
export const returnRequest = pgTable(
  "return_request",
  {
    id: id(),
    siteId: siteId(),
    orderId: integer().notNull(),
    status: smallint().notNull().default(1),
    reason: text().notNull(),
    content: text().notNull().default(""),
    answer: text().notNull().default(""),
    expressCompany: text(),
    expressNo: text(),
    refund: money().notNull().default(ZERO),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    unique("return_request_site").on(t.siteId, t.id),
    unique("return_request_of_order").on(t.siteId, t.orderId, t.id),
    foreignKey({
      name: "return_request_order",
      columns: [t.siteId, t.orderId],
      foreignColumns: [shopOrder.siteId, shopOrder.id],
    }).onDelete("cascade"),
    index("return_request_by_status").on(t.siteId, t.status, t.id),
    uniqueIndex("return_request_one_open").on(t.orderId).where(sql`${t.status} in (1,2,7)`),
    check("return_request_status", sql`${t.status} in (1,2,3,4,5,7)`),
    check("return_request_refund", sql`${t.refund} >= 0`),
  ],
)

export const returnLine = pgTable(
  "return_line",
  {
    siteId: siteId(),
    orderId: integer().notNull(),
    returnId: integer().notNull(),
    orderLineId: integer().notNull(),
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.orderLineId] }),
    foreignKey({
      name: "return_line_return",
      columns: [t.siteId, t.orderId, t.returnId],
      foreignColumns: [returnRequest.siteId, returnRequest.orderId, returnRequest.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "return_line_line",
      columns: [t.siteId, t.orderId, t.orderLineId],
      foreignColumns: [orderLine.siteId, orderLine.orderId, orderLine.id],
    }).onDelete("cascade"),
    index("return_line_of_line").on(t.siteId, t.orderId, t.orderLineId),
    check("return_line_quantity", sql`${t.quantity} > 0`),
  ],
)

export const returnPicture = pgTable(
  "return_picture",
  {
    siteId: siteId(),
    returnId: integer().notNull(),
    mediaId: integer().notNull(),
    position: smallint().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.mediaId] }),
    foreignKey({
      name: "return_picture_return",
      columns: [t.siteId, t.returnId],
      foreignColumns: [returnRequest.siteId, returnRequest.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "return_picture_media",
      columns: [t.siteId, t.mediaId],
      foreignColumns: [media.siteId, media.id],
    }),
    index("return_picture_of_media").on(t.siteId, t.mediaId),
  ],
)

/** One review a bought line. State: 0 waits for moderation, 1 shown, 2 hidden. */
export const review = pgTable(
  "review",
  {
    id: id(),
    siteId: siteId(),
    goodsId: integer().notNull(),
    orderLineId: integer().notNull().unique(),
    author: text().notNull(),
    stars: smallint().notNull(),
    content: text().notNull(),
    state: smallint().notNull().default(1),
    answer: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    unique("review_site").on(t.siteId, t.id),
    foreignKey({
      name: "review_goods",
      columns: [t.siteId, t.goodsId],
      foreignColumns: [goods.siteId, goods.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "review_line",
      columns: [t.siteId, t.orderLineId],
      foreignColumns: [orderLine.siteId, orderLine.id],
    }).onDelete("cascade"),
    index("review_of_goods").on(t.siteId, t.goodsId),
    index("review_shown").on(t.goodsId, t.createdAt).where(sql`${t.state} = 1`),
    index("review_latest").on(t.siteId, t.createdAt).where(sql`${t.state} = 1`),
    index("review_to_moderate").on(t.siteId, t.createdAt).where(sql`${t.state} = 0`),
    index("review_hidden").on(t.siteId, t.createdAt).where(sql`${t.state} = 2`),
    check("review_stars", sql`${t.stars} between 1 and 5`),
    check("review_content", sql`length(${t.content}) <= 2000`),
    check("review_state", sql`${t.state} in (0,1,2)`),
  ],
)

export const reviewPicture = pgTable(
  "review_picture",
  {
    siteId: siteId(),
    reviewId: integer().notNull(),
    mediaId: integer().notNull(),
    position: smallint().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.reviewId, t.mediaId] }),
    foreignKey({
      name: "review_picture_review",
      columns: [t.siteId, t.reviewId],
      foreignColumns: [review.siteId, review.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "review_picture_media",
      columns: [t.siteId, t.mediaId],
      foreignColumns: [media.siteId, media.id],
    }),
    index("review_picture_of_media").on(t.siteId, t.mediaId),
    check("review_picture_at_most_six", sql`${t.position} between 0 and 5`),
  ],
)

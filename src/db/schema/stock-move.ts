import { sql } from "drizzle-orm"
import { bigint, check, foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { STOCK_REASONS } from "../../domain/catalog/stock-reasons.ts"
import { createdAt } from "./columns.ts"
import { shopOrder } from "./order.ts"
import { siteId } from "./site.ts"
import { variant } from "./variant.ts"

/**
 * Why a variant's stock changed, written in the transaction that changes it. What is left is said by the variant; this is
 * how it came to that.
 */
export const stockMove = pgTable(
  "stock_move",
  {
    id: bigint({ mode: "number" }).notNull().generatedByDefaultAsIdentity(),
    siteId: siteId(),
    goodsId: integer().notNull(),
    variantId: integer().notNull(),
    change: integer().notNull(),
    /** What was left after it. */
    stock: integer().notNull(),
    reason: text({ enum: STOCK_REASONS }).notNull(),
    note: text().notNull().default(""),
    /** Who of the staff did it, by the name that they had then. */
    staffName: text().notNull().default(""),
    orderId: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.variantId, t.id] }),
    foreignKey({
      name: "stock_move_variant",
      columns: [t.siteId, t.goodsId, t.variantId],
      foreignColumns: [variant.siteId, variant.goodsId, variant.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "stock_move_order",
      columns: [t.siteId, t.orderId],
      foreignColumns: [shopOrder.siteId, shopOrder.id],
    }).onDelete("cascade"),
    index("stock_move_of_goods").on(t.siteId, t.goodsId, t.id),
    index("stock_move_of_order").on(t.siteId, t.orderId).where(sql`${t.orderId} is not null`),
    check(
      "stock_move_reason",
      sql`${t.reason} in ('sold','cancelled','returned','counted','delivery','damaged','correction')`,
    ),
    check("stock_move_amounts", sql`${t.change} <> 0 and ${t.stock} >= 0`),
  ],
)

import { sql } from "drizzle-orm"
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core"
import { createdAt, id } from "./columns.ts"
import { orderLine, shopOrder } from "./order.ts"
import { siteId } from "./site.ts"

/** What has left the shop at once. An order may leave in several. */
export const parcel = pgTable(
  "parcel",
  {
    id: id(),
    siteId: siteId(),
    orderId: integer().notNull(),
    carrier: text().notNull(),
    trackingNo: text().notNull(),
    /** When it left. */
    createdAt: createdAt(),
  },
  (t) => [
    unique("parcel_of_order_once").on(t.siteId, t.orderId, t.id),
    foreignKey({
      name: "parcel_order",
      columns: [t.siteId, t.orderId],
      foreignColumns: [shopOrder.siteId, shopOrder.id],
    }).onDelete("cascade"),
  ],
)

/** How many pieces of a line a parcel holds. */
export const parcelLine = pgTable(
  "parcel_line",
  {
    siteId: siteId(),
    orderId: integer().notNull(),
    parcelId: integer().notNull(),
    orderLineId: integer().notNull(),
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.parcelId, t.orderLineId] }),
    foreignKey({
      name: "parcel_line_parcel",
      columns: [t.siteId, t.orderId, t.parcelId],
      foreignColumns: [parcel.siteId, parcel.orderId, parcel.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "parcel_line_line",
      columns: [t.siteId, t.orderId, t.orderLineId],
      foreignColumns: [orderLine.siteId, orderLine.orderId, orderLine.id],
    }).onDelete("cascade"),
    index("parcel_line_of_line").on(t.siteId, t.orderId, t.orderLineId),
    check("parcel_line_quantity", sql`${t.quantity} > 0`),
  ],
)

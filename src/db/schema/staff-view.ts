import { sql } from "drizzle-orm"
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core"
import { id, moment } from "./columns.ts"
import { staff } from "./member.ts"
import { siteId } from "./site.ts"

/** A list of the back office as somebody likes to see it: filters, order and columns, for themselves or for all who work there. */
export const staffView = pgTable(
  "staff_view",
  {
    id: id(),
    siteId: siteId(),
    /** Which list: orders, goods, members. */
    list: text().notNull(),
    staffId: integer().notNull(),
    isShared: boolean().notNull().default(false),
    name: text().notNull(),
    /** What stands in the address of the list. */
    query: jsonb().$type<Record<string, string>>().notNull(),
    columns: jsonb().$type<string[]>().notNull(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      name: "staff_view_staff",
      columns: [t.siteId, t.staffId],
      foreignColumns: [staff.siteId, staff.id],
    }).onDelete("cascade"),
    index("staff_view_of_list").on(t.siteId, t.list),
    index("staff_view_of_staff").on(t.siteId, t.staffId),
    check("staff_view_name", sql`length(${t.name}) between 1 and 100`),
  ],
)

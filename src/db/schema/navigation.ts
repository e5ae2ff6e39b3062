import { sql } from "drizzle-orm"
import { check, foreignKey, index, integer, pgTable, smallint, text, unique } from "drizzle-orm/pg-core"
import { category } from "./category.ts"
import { id } from "./columns.ts"
import { siteId } from "./site.ts"

/** Type 1 leads to a category, 2 to a goods tag type, 3 to a fixed page by its content id. */
export const navigationEntry = pgTable(
  "navigation_entry",
  {
    id: id(),
    siteId: siteId(),
    parentId: integer(),
    type: smallint().notNull(),
    label: text().notNull(),
    url: text().notNull().default(""),
    categoryId: integer(),
    tagType: smallint(),
    contentId: smallint(),
    position: integer().notNull().default(0),
  },
  (t) => [
    unique("navigation_entry_site").on(t.siteId, t.id),
    foreignKey({
      name: "navigation_entry_parent",
      columns: [t.siteId, t.parentId],
      foreignColumns: [t.siteId, t.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "navigation_entry_category",
      columns: [t.siteId, t.categoryId],
      foreignColumns: [category.siteId, category.id],
    }).onDelete("cascade"),
    index("navigation_entry_of_category").on(t.siteId, t.categoryId),
    index("navigation_entry_of_parent").on(t.siteId, t.parentId),
    check(
      "navigation_entry_target",
      sql`((${t.type} = 1 and ${t.categoryId} is not null) or (${t.type} = 2 and ${t.tagType} in (2,3,4,6)) or (${t.type} = 3 and ${t.contentId} is not null)) is true`,
    ),
  ],
)

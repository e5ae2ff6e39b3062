import { sql } from "drizzle-orm"
import { boolean, check, foreignKey, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core"
import { id } from "./columns.ts"
import { media } from "./media.ts"
import { siteId } from "./site.ts"

export const category = pgTable(
  "category",
  {
    id: id(),
    siteId: siteId(),
    parentId: integer(),
    name: text().notNull(),
    description: text().notNull().default(""),
    mediaId: integer(),
    isAdvertised: boolean().notNull().default(false),
    position: integer().notNull().default(0),
  },
  (t) => [
    unique("category_site").on(t.siteId, t.id),
    foreignKey({ name: "category_parent", columns: [t.siteId, t.parentId], foreignColumns: [t.siteId, t.id] }),
    foreignKey({ name: "category_picture", columns: [t.siteId, t.mediaId], foreignColumns: [media.siteId, media.id] }),
    index("category_of_parent").on(t.siteId, t.parentId),
    index("category_of_picture").on(t.siteId, t.mediaId),
    check("category_not_its_own_parent", sql`${t.parentId} <> ${t.id}`),
  ],
)

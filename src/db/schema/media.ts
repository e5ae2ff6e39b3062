import { sql } from "drizzle-orm"
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core"
import { createdAt, id, updatedAt } from "./columns.ts"
import { siteId } from "./site.ts"

/** A picture of a shop; `path` is where it lies under the media folder. */
export const media = pgTable(
  "media",
  {
    id: id(),
    siteId: siteId(),
    path: text().notNull(),
    mime: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    alt: text().notNull().default(""),
    updatedAt: updatedAt(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("media_path").on(t.siteId, t.path),
    unique("media_site").on(t.siteId, t.id),
    // Pictures that shoppers uploaded, for the job that forgets unused ones.
    index("media_uploaded").on(t.createdAt).where(sql`${t.path} like '%/uploads/%'`),
    check("media_size", sql`${t.width} > 0 and ${t.height} > 0 and ${t.bytes} > 0`),
  ],
)

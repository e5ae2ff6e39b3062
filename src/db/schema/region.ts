import { sql } from "drizzle-orm"
import { type AnyPgColumn, check, index, integer, pgTable, text } from "drizzle-orm/pg-core"
import { id } from "./columns.ts"

/** Countries (ISO 3166-1) and their parts (ISO 3166-2): the same for every shop. */
export const region = pgTable(
  "region",
  {
    id: id(),
    code: text().notNull().unique(),
    name: text().notNull(),
    parentId: integer().references((): AnyPgColumn => region.id),
    callingCodes: text().array().notNull().default([]),
  },
  (t) => [
    index("region_of_parent").on(t.parentId),
    check("region_code_shape", sql`${t.code} ~ '^[A-Z]{2}(-[A-Z0-9]{1,3})?$'`),
    check("region_part_has_country", sql`(${t.parentId} is null) = (length(${t.code}) = 2)`),
  ],
)

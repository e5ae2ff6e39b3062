import { type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import { partPattern } from "./part-pattern.ts"

/** Whether one of the texts has what was typed; nothing where nothing was. */
export function saysPart(keywords: string | undefined, ...texts: [PgColumn, ...PgColumn[]]): SQL | undefined {
  if (!keywords) return undefined
  const all = sql.join(texts, sql` || ' ' || `)
  return sql`lower(' ' || ${all}) like lower(${partPattern(keywords)})`
}

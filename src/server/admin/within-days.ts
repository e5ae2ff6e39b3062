import { and, gte, lt, type SQL } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import { DAY_MS } from "../../domain/time-units.ts"

export type Days = { from?: string | undefined; to?: string | undefined }

/** From the beginning of the first day to the end of the last (UTC); a side that is not named is open. */
export function withinDays(column: PgColumn, { from, to }: Days): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(column, new Date(from)),
    to === undefined ? undefined : lt(column, new Date(new Date(to).getTime() + DAY_MS)),
  )
}

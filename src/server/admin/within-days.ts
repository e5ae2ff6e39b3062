import { and, gte, lt, type SQL } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import { addDays } from "../../domain/calendar-day.ts"
import { dayBegins } from "../../domain/day-begins.ts"
import { zoneOffsets } from "../../domain/zone-offsets.ts"

export type Days = { from?: string | undefined; to?: string | undefined }

/** From the beginning of the first day to the end of the last, at the shop; a side that is not named is open. */
export function withinDays(column: PgColumn, timeZone: string, { from, to }: Days): SQL | undefined {
  const beginOf = (day: string) => new Date(dayBegins(day, zoneOffsets(timeZone, new Date(day))))
  return and(
    from === undefined ? undefined : gte(column, beginOf(from)),
    to === undefined ? undefined : lt(column, beginOf(addDays(to, 1))),
  )
}

import type { PgInsertValue, PgTable } from "drizzle-orm/pg-core"
import type { Queries } from "../src/db/database.ts"
import { DAY_MS } from "../src/domain/time-units.ts"
import type { Catalogue } from "./catalogue.ts"

/** What every step of seeding one shop needs. */
export type Seeding = {
  tx: Queries
  catalogue: Catalogue
  siteId: number
  now: Date
  regions: ReadonlyMap<string, SeededRegion>
  /** By file name under `demo/media`. */
  media: ReadonlyMap<string, SeededPicture>
}

export type SeededRegion = { id: number; name: string; callingCodes: string[] }
export type SeededPicture = { id: number; path: string }

/** Stays below PostgreSQL's 65,535 parameters for every table. */
const ROWS_AT_ONCE = 1_000

export function daysFrom(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS)
}

/** A catalogue is written by hand: a key that leads nowhere stops the seeding with a sentence that names it. */
export function known<Value>(map: ReadonlyMap<string, Value>, key: string, what: string): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`The catalogue names the ${what} "${key}", but there is none.`)
  return value
}

/** The row that an insert of one row gives back. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error("The database did not give back the row it was given.")
  return row
}

export async function insertAll<Table extends PgTable>(
  tx: Queries,
  table: Table,
  rows: PgInsertValue<Table>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx.insert(table).values(rows.slice(from, from + ROWS_AT_ONCE))
}

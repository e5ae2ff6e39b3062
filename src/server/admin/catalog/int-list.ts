import { type SQL, sql } from "drizzle-orm"

/** Ids as one value of a statement. */
export const intList = (ids: readonly number[]): SQL => sql`${sql.param(ids)}::int[]`

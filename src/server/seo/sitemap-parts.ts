import { type SQL, sql } from "drizzle-orm"
import type { Database } from "../../db/database.ts"
import { ID_MAX } from "../../domain/constants.ts"
import type { Site } from "../site.ts"

/** Addresses in one file, all languages counted: far below what search engines take, and made in a tenth of a second. */
const ADDRESSES_MAX = 2_500

/** How many ids a part spans. A part is a range of ids, so what is in it never moves to another. */
export function partSpan({ offered }: Pick<Site, "offered">): number {
  return Math.floor(ADDRESSES_MAX / offered.length)
}

/** The ids of a part as a condition; null where no id can be in it. */
export function idsOfPart(part: number, span: number): SQL | null {
  const first = part * span
  return first > ID_MAX ? null : sql`id >= ${first} and id < ${first + span}::bigint`
}

/** Rows of a site that may be named: of a table with the unique index (site_id, id). */
export type Listed = { table: SQL; siteId: number; isShown: SQL }

/**
 * The parts that have something in them. It leaps from part to part by the index: a million rows cost a hundred looks.
 * Beyond the last row of the site it meets one of another site and stops: were the site a mere condition, PostgreSQL might
 * walk by id through all the other sites.
 */
export async function filledParts(db: Database, { table, siteId, isShown }: Listed, span: number): Promise<number[]> {
  const found = await db.execute<{ part: number }>(sql`
    with recursive filled as (
      select -1 as part
      union all
      select (
        select case when site_id = ${siteId} then id / ${span}::int end from ${table}
        where (site_id, id) >= (${siteId}::int, (filled.part + 1)::bigint * ${span}::int) and (site_id > ${siteId} or ${isShown})
        order by site_id, id limit 1)
      from filled where filled.part is not null
    )
    select part from filled where part >= 0`)
  return found.rows.map(({ part }) => part)
}

import { sql } from "drizzle-orm"
import type { Queries } from "../../../../db/database.ts"
import { POLICIES, type TranslatedKind } from "../../../../domain/locales/translated-texts.ts"
import { OFFLINE_WAYS } from "../../../../domain/orders/payment-way.ts"

/** Whether the shop has such a thing; it is locked, so that it cannot go while a translation is written. */
export async function hasThing(db: Queries, siteId: number, kind: TranslatedKind, id: number): Promise<boolean> {
  if (kind === "site" || kind === "home") return id === siteId
  if (kind === "site_policy") return id <= POLICIES.length
  if (kind === "offline_way") return id <= OFFLINE_WAYS.length
  const { rows } = await db.execute(
    sql`select from ${sql.identifier(kind)} where site_id = ${siteId} and id = ${id} for no key update`,
  )
  return rows.length > 0
}

/** The goods that are found by what a thing is called. */
export async function goodsFoundBy(db: Queries, siteId: number, kind: TranslatedKind, id: number): Promise<number[]> {
  if (kind === "goods") return [id]
  const where =
    kind === "category"
      ? sql`category_ids @> array[${id}]::int[]`
      : kind === "spec_value"
        ? sql`spec_value_ids @> array[${id}]::int[]`
        : null
  if (where === null) return []
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from goods where site_id = ${siteId} and ${where} order by id`,
  )
  return rows.map((row) => row.id)
}

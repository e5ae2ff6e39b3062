import { and, eq, inArray, sql } from "drizzle-orm"
import type { Queries } from "../../../../db/database.ts"
import { goodsCategory, goodsTag } from "../../../../db/schema/goods.ts"
import { fromDecimal } from "../../../../domain/pricing/money.ts"
import { intList } from "../int-list.ts"
import type { Held } from "./held-rows.ts"
import type { BulkRow } from "./read-rows.ts"

/** Several rows may be about one good: what each says of it is put together. */
export function ofGoods(rows: readonly BulkRow[]): BulkRow[] {
  const byId = new Map<number, BulkRow>()
  for (const row of rows) {
    const said = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined))
    byId.set(row.id, { ...byId.get(row.id), ...said, id: row.id, at: row.at, updated_at: row.updated_at })
  }
  return [...byId.values()]
}

/** Writes what rows say of their goods, and when each was changed. */
export async function writeGoods(
  tx: Queries,
  siteId: number,
  rows: readonly BulkRow[],
  now: Date,
): Promise<{ id: number; updated_at: string }[]> {
  if (rows.length === 0) return []
  const renumbered = rows.filter(({ dno }) => dno !== undefined).map(({ id }) => id)
  // Two may swap their numbers: neither can have the other's before that one has let go of it.
  if (renumbered.length > 0)
    await tx.execute(sql`
      update goods set number = gen_random_uuid()::text where site_id = ${siteId} and id = any(${intList(renumbered)})`)
  const sent = rows.map(({ id, dnames, dno, moq, onSale }) => ({ id, name: dnames, number: dno, moq, on_sale: onSale }))
  const { rows: stamped } = await tx.execute<{ id: number; updatedAt: string }>(sql`
    update goods g set name = coalesce(r.name, g.name), number = coalesce(r.number, g.number),
      moq = coalesce(r.moq, g.moq), on_sale = coalesce(r.on_sale, g.on_sale),
      updated_at = greatest(${now.toISOString()}::timestamptz, date_trunc('milliseconds', g.updated_at) + interval '1 ms')
    from json_to_recordset(${JSON.stringify(sent)}::json)
      as r (id int, name text, number text, moq int, on_sale boolean)
    where g.site_id = ${siteId} and g.id = r.id
    returning g.id, g.updated_at as "updatedAt"`)
  const inCategories = rows.filter(({ categories }) => categories !== undefined)
  const tagged = rows.filter(({ tags }) => tags !== undefined)
  const idsOf = (some: readonly BulkRow[]) => some.map(({ id }) => id)
  if (inCategories.length > 0) {
    await tx
      .delete(goodsCategory)
      .where(and(eq(goodsCategory.siteId, siteId), inArray(goodsCategory.goodsId, idsOf(inCategories))))
    const places = inCategories.flatMap(({ id: goodsId, categories = [] }) =>
      categories.map((categoryId, position) => ({ siteId, goodsId, categoryId, position })),
    )
    if (places.length > 0) await tx.insert(goodsCategory).values(places)
  }
  if (tagged.length > 0) {
    await tx.delete(goodsTag).where(and(eq(goodsTag.siteId, siteId), inArray(goodsTag.goodsId, idsOf(tagged))))
    const tags = tagged.flatMap(({ id: goodsId, tags: own = [] }) => own.map((tagId) => ({ siteId, goodsId, tagId })))
    if (tags.length > 0) await tx.insert(goodsTag).values(tags)
  }
  return stamped.map(({ id, updatedAt }) => ({ id, updated_at: new Date(updatedAt).toISOString() }))
}

/** Writes what rows say of their variants, pieces included; gives what is left of those whose pieces changed. */
export async function writeVariants(
  tx: Queries,
  siteId: number,
  rows: readonly BulkRow[],
  held: Held,
): Promise<{ goodsId: number; variantId: number; before: number; after: number }[]> {
  const sent = rows.flatMap(({ detail_id, goodNo, price, orginPrice, weight, set, change }) => {
    const before = detail_id === undefined ? undefined : held.variants.get(detail_id)
    if (!before) return []
    const stock = set ?? before.stock + (change ?? 0)
    return [
      {
        id: before.id,
        number: goodNo,
        price: price === undefined ? before.price : fromDecimal(price),
        original_price: orginPrice === undefined ? before.originalPrice : orginPrice && fromDecimal(orginPrice),
        weight,
        stock,
      },
    ]
  })
  if (sent.length === 0) return []
  const renumbered = sent.filter(({ number }) => number !== undefined).map(({ id }) => id)
  if (renumbered.length > 0)
    await tx.execute(sql`
      update variant set number = gen_random_uuid()::text where site_id = ${siteId} and id = any(${intList(renumbered)})`)
  await tx.execute(sql`
    update variant v set number = coalesce(r.number, v.number), price = r.price, original_price = r.original_price,
      weight = coalesce(r.weight, v.weight), stock = r.stock
    from json_to_recordset(${JSON.stringify(sent)}::json)
      as r (id int, number text, price bigint, original_price bigint, weight int, stock int)
    where v.site_id = ${siteId} and v.id = r.id`)
  return sent.flatMap(({ id, stock }) => {
    const before = held.variants.get(id)
    return before ? [{ goodsId: before.goodsId, variantId: id, before: before.stock, after: stock }] : []
  })
}

import { and, eq, inArray, sql } from "drizzle-orm"
import type { Queries } from "../../../../db/database.ts"
import { variant } from "../../../../db/schema/variant.ts"
import { intList } from "../int-list.ts"

/** Removes locked variants; those that somebody has ordered or asked about are taken off sale, so that this can still be read. */
export async function retireVariants(
  tx: Queries,
  siteId: number,
  ids: readonly number[],
): Promise<{ removed: number[]; offSale: number[] }> {
  if (ids.length === 0) return { removed: [], offSale: [] }
  const { rows } = await tx.execute<{ id: number }>(sql`
    select v.id from variant v where v.site_id = ${siteId} and v.id = any(${intList(ids)}) and (
      exists (select from order_line l where l.site_id = v.site_id and l.goods_id = v.goods_id and l.variant_id = v.id)
      or exists (select from inquiry_line l where l.site_id = v.site_id and l.goods_id = v.goods_id and l.variant_id = v.id))`)
  const offSale = rows.map(({ id }) => id)
  const removed = ids.filter((id) => !offSale.includes(id))
  const among = (some: readonly number[]) => and(eq(variant.siteId, siteId), inArray(variant.id, [...some]))
  if (offSale.length > 0) await tx.update(variant).set({ onSale: false }).where(among(offSale))
  if (removed.length > 0) await tx.delete(variant).where(among(removed))
  return { removed, offSale }
}

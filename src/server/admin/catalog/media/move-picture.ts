import { sql } from "drizzle-orm"
import type { Queries } from "../../../../db/database.ts"
import { indexGoods } from "../../../../db/index-goods.ts"
import { intList } from "../int-list.ts"

type Texts = [table: string, columns: string[], site?: string]

/** Texts that name pictures by their addresses. */
const TEXTS: Texts[] = [
  ["goods_text", ["description", "video"]],
  ["news", ["content"]],
  ["content_page", ["content"]],
  ["site_policy", ["policy", "logo"]],
  ["site", ["favicon", "logo"], "id"],
]
const JSONS: Texts[] = [
  ["site", ["ad_config", "home_sections"], "id"],
  ["translation", ["body"]],
  // Published looks too: one of them may come back.
  ["look_revision", ["look"]],
]

/**
 * Whatever shows a picture by its address shows it by its new one from now on; what refers to its row does so by itself.
 * Goods repeat the address, so they are indexed anew. Orders keep the address that they were placed with.
 */
export async function movePicture(
  tx: Queries,
  { siteId, id }: { siteId: number; id: number },
  from: string,
  to: string,
): Promise<void> {
  for (const [table, columns, site = "site_id"] of TEXTS) {
    for (const column of columns) {
      const text = sql.raw(column)
      await tx.execute(sql`
        update ${sql.raw(table)} set ${text} = case when ${text} = ${from} then ${to}
          else replace(${text}, ${`/media/${from}`}::text, ${`/media/${to}`}::text) end
        where ${sql.raw(site)} = ${siteId} and strpos(${text}, ${from}) > 0`)
    }
  }
  for (const [table, columns, site = "site_id"] of JSONS) {
    for (const column of columns) {
      const json = sql.raw(column)
      await tx.execute(sql`
        update ${sql.raw(table)} set ${json} = replace(replace(${json}::text, ${`/media/${from}`}::text, ${`/media/${to}`}::text),
          ${`"${from}"`}::text, ${`"${to}"`}::text)::jsonb
        where ${sql.raw(site)} = ${siteId} and strpos(${json}::text, ${from}) > 0`)
    }
  }
  const { rows } = await tx.execute<{ id: number }>(sql`
    select goods_id as id from goods_picture where site_id = ${siteId} and media_id = ${id}
    union select goods_id from variant where site_id = ${siteId} and media_id = ${id}
    union select goods_id from goods_spec_value where site_id = ${siteId} and media_id = ${id} order by 1`)
  const goodsIds = rows.map((row) => row.id)
  if (goodsIds.length === 0) return
  await indexGoods(tx, siteId, goodsIds)
  // A good without an own change shows the new address too.
  await tx.execute(sql`update goods set picture = ${to}
    where site_id = ${siteId} and id = any(${intList(goodsIds)}) and picture = ${from}`)
}

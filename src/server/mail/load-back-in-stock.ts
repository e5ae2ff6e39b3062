import { sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { goodsPath } from "../../domain/catalog/goods-address.ts"
import { type Listener, saidText, specsSaid } from "../said.ts"

/** A good that is there again, as its mail tells it. */
export type BackInStock = { name: string; number: string; specs: string; picture: string | null; path: string }

type Row = Omit<BackInStock, "path"> & { goodsId: number; isLocked: boolean }

/** Null where it is no longer sold. Of goods behind a password only the name is told, as everywhere. */
export async function loadBackInStock(db: Queries, reader: Listener, variantId: number): Promise<BackInStock | null> {
  const siteId = reader.site.id
  const { rows } = await db.execute<Row>(sql`
    select g.id as "goodsId", ${saidText(reader, "goods", sql`g.id`, "name", sql`g.name`)} as name, v.number, coalesce(m.path, g.picture) as picture, g.encrypted as "isLocked",
      ${specsSaid(reader, sql`v.id`)} as specs
    from variant v join goods g on g.site_id = v.site_id and g.id = v.goods_id left join media m on m.id = v.media_id
    where v.site_id = ${siteId} and v.id = ${variantId} and v.on_sale and g.on_sale`)
  const [row] = rows
  if (!row) return null
  const { goodsId, isLocked, name, ...shown } = row
  const path = goodsPath(name, goodsId)
  return isLocked ? { name, number: "", specs: "", picture: null, path } : { name, ...shown, path }
}

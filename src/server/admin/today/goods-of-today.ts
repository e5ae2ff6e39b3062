import { sql } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { specsSaid } from "../../said.ts"
import { pictureUrl, type Shop } from "../../shop.ts"

type Today = CallReply<"GET /api/admin/desk/today">

const MOST = 5
/** With so many pieces or fewer it is time to order more. */
const LOW_STOCK = 5
const LOW_SHOWN = 6
/** Among so many with the fewest pieces those that sell best are looked for. */
const LOW_LOOKED_AT = 200

/** What sold most since a moment, by pieces; gifts are not sold. */
export async function soldMost({ db, site }: Shop, since: string): Promise<Today["soldMost"]> {
  type Row = Omit<Today["soldMost"][number], "image"> & { picture: string | null }
  const { rows } = await db.execute<Row>(sql`
    select g.id as "goodId", g.name as "goodName", g.picture, most.pieces
    from (
      select l.goods_id, sum(l.quantity)::int as pieces
      from shop_order o join order_line l on l.site_id = o.site_id and l.order_id = o.id and not l.is_gift
      where o.site_id = ${site.id} and o.created_at >= ${since} and o.status not in (2,6)
      group by l.goods_id order by 2 desc, 1 limit ${MOST}) most
    join goods g on g.id = most.goods_id order by most.pieces desc, g.id`)
  return rows.map(({ picture, ...row }) => ({ ...row, image: pictureUrl(picture) }))
}

/** Variants that are about to run out or have, those of goods that sell best first. */
export async function runningOut({ db, site }: Shop): Promise<Today["runningOut"]> {
  type Row = Omit<Today["runningOut"][number], "image"> & { picture: string | null }
  const reader = { site, language: site.siteDefault }
  const { rows } = await db.execute<Row>(sql`
    select low.id as detail_id, g.id as "goodId", g.name as "goodName", coalesce(low.number, g.number) as "goodNo",
      ${specsSaid(reader, sql`low.id`)} as specs, g.picture, low.stock, g.sold_count as sold
    from (
      select v.id, v.goods_id, v.number, v.stock from variant v
      where v.site_id = ${site.id} and v.on_sale and v.stock <= ${sql.raw(String(LOW_STOCK))}
      order by v.stock, v.id limit ${LOW_LOOKED_AT}) low
    join goods g on g.id = low.goods_id and g.on_sale
    order by g.sold_count desc, low.stock, low.id limit ${LOW_SHOWN}`)
  return rows.map(({ picture, ...row }) => ({ ...row, image: pictureUrl(picture) }))
}

import { sql } from "drizzle-orm"
import type { CallReply } from "../../contract/calls.ts"
import { goodsPath } from "../../domain/catalog/goods-address.ts"
import { type Money, toDecimal } from "../../domain/pricing/money.ts"
import { saidText } from "../said.ts"
import { has, pictureUrl, type Shop } from "../shop.ts"
import { hidesLocked } from "./goods-entry.ts"

type Line = { id: number; name: string; salePrice: Money; price: Money; picture: string | null }
type Row = {
  id: number
  name: string
  beginAt: string
  endAt: string
  createdAt: string
  freeShipping: boolean
  lines: Line[]
}

/** Goods promotions that run now, the one that ends first in front. Locked goods are not told of. */
export async function runningGoodsPromotions(shop: Shop): Promise<CallReply<"GET /api/goods/promationGoods">["list"]> {
  if (!has(shop, "goodsPromotion")) return []
  const { rows } = await shop.db.execute<Row>(sql`
    select p.id, ${saidText(shop, "goods_promotion", sql`p.id`, "name", sql`p.name`)} as name, p.begin_at as "beginAt", p.end_at as "endAt", p.created_at as "createdAt",
      p.free_shipping as "freeShipping", (
        select coalesce(json_agg(json_build_object(
          'id', g.id, 'name', ${saidText(shop, "goods", sql`g.id`, "name", sql`g.name`)}, 'salePrice', l.sale_price, 'picture', g.picture,
          'price', (select min(v.price) from variant v where v.goods_id = g.id and v.on_sale and v.price > 0)
        ) order by l.position, g.id), '[]')
        from goods_promotion_line l join goods g on g.id = l.goods_id
        where l.promotion_id = p.id and g.on_sale and not (g.encrypted and ${hidesLocked(shop)})) as lines
    from goods_promotion p
    where p.site_id = ${shop.site.id} and p.begin_at <= ${shop.now.toISOString()} and p.end_at > ${shop.now.toISOString()}
    order by p.end_at, p.id`)
  return rows.map((row) => ({
    id: row.id,
    dnames: row.name,
    beginTime: new Date(row.beginAt).toISOString(),
    endTime: new Date(row.endAt).toISOString(),
    createTime: new Date(row.createdAt).toISOString(),
    isFreeShipping: row.freeShipping,
    detail: row.lines
      .filter((line) => line.price > line.salePrice)
      .map((line) => ({
        goodId: line.id,
        goodName: line.name,
        salePrice: toDecimal(line.salePrice),
        orginPrice: toDecimal(line.price),
        image: pictureUrl(line.picture),
        url: goodsPath(line.name, line.id),
      })),
  }))
}

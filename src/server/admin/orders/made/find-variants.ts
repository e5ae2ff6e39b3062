import { sql } from "drizzle-orm"
import type { CallReply } from "../../../../contract/calls.ts"
import { cents, type Money, toDecimal } from "../../../../domain/pricing/money.ts"
import { isRefused } from "../../../../domain/refusal.ts"
import { specsSaid } from "../../../said.ts"
import { pictureUrl, type Shop } from "../../../shop.ts"
import { listAdminGoods } from "../../catalog/goods/list-goods.ts"

const GOODS_MAX = 12

type Row = {
  detail_id: number
  goodName: string
  specs: string
  number: string
  picture: string | null
  price: Money
  stock: number
}

/** Variants that can be ordered, of goods that staff look for. */
export async function findVariants(
  shop: Shop,
  { keywords, page_size }: { keywords: string; page_size: number },
): Promise<CallReply<"GET /api/admin/order/variants">> {
  const goods = await listAdminGoods(shop, { keywords, sort: "newest", current_page: 1, page_size: GOODS_MAX })
  if (isRefused(goods)) return { list: [] }
  const ids = goods.list.map(({ id }) => id)
  const { rows } = await shop.db.execute<Row>(sql`
    select v.id as detail_id, g.name as "goodName", ${specsSaid(shop, sql`v.id`)} as specs, v.number,
      coalesce(m.path, g.picture) as picture, v.price, v.stock
    from variant v join goods g on g.site_id = v.site_id and g.id = v.goods_id left join media m on m.id = v.media_id
    where v.site_id = ${shop.site.id} and v.goods_id = any(${sql.param(ids)}::int[]) and v.on_sale and g.on_sale
    order by array_position(${sql.param(ids)}::int[], v.goods_id), v.position, v.id limit ${page_size}`)
  return {
    list: rows.map(({ picture, price, ...row }) => ({
      ...row,
      image: pictureUrl(picture),
      price: toDecimal(cents(price)),
    })),
  }
}

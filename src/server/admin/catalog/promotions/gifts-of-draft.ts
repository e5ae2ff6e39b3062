import { sql } from "drizzle-orm"
import type { Queries } from "../../../../db/database.ts"
import type { LadderTier } from "../../../../domain/promotions/order-promotion-rule.ts"
import type { GiftGoods } from "../../../cart/order-promotions.ts"
import { specsSaid } from "../../../said.ts"
import type { Shop } from "../../../shop.ts"
import { intList } from "../int-list.ts"

/** What a ladder gives away, by the ids of variants; those that the shop does not have are not there. */
export async function giftsOfDraft(
  shop: Shop,
  db: Pick<Queries, "execute">,
  tiers: readonly LadderTier[],
): Promise<Map<number, GiftGoods>> {
  const ids = tiers.flatMap(({ gifts = [] }) => gifts.map(({ variantId }) => variantId))
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<GiftGoods>(sql`
    select v.id as "variantId", g.id as "goodsId", 1 as number, g.name, v.number as "goodNo", v.stock, v.weight,
      coalesce(m.path, g.picture) as picture, ${specsSaid(shop, sql`v.id`)} as specs
    from variant v join goods g on g.id = v.goods_id left join media m on m.id = v.media_id
    where v.site_id = ${shop.site.id} and v.id = any(${intList(ids)})`)
  return new Map(rows.map((row) => [row.variantId, row]))
}

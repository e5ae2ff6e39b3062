import { sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import type { LadderTier, OrderPromotion, OrderPromotionType } from "../../domain/promotions/order-promotion-rule.ts"
import { hidesLocked } from "../catalog/goods-entry.ts"
import { saidText, specsSaid } from "../said.ts"
import { has, type Shop } from "../shop.ts"

/** A gift as the ladder tells it, with what a line of it is made of. */
export type GiftGoods = {
  variantId: number
  goodsId: number
  number: number
  name: string
  goodNo: string
  specs: string
  picture: string | null
  stock: number
  weight: number
}

type Ladder = Omit<LadderTier, "gifts"> & { gifts: GiftGoods[] }

type Row = {
  id: number
  name: string
  type: OrderPromotionType
  beginAt: string
  endAt: string
  tiers: Ladder[]
}

export type RunningPromotions = { promotions: OrderPromotion[]; gifts: ReadonlyMap<number, GiftGoods> }

/** Order promotions that run now with their ladders, and what their gifts are (of a locked one the name). None where the app is off. */
export async function runningPromotions(shop: Shop, db: Pick<Queries, "execute">): Promise<RunningPromotions> {
  if (!has(shop, "orderPromotion")) return { promotions: [], gifts: new Map() }
  const now = shop.now.toISOString()
  const isOpen = sql`not (g.encrypted and ${hidesLocked(shop)})`
  const { rows } = await db.execute<Row>(sql`
    select p.id, ${saidText(shop, "order_promotion", sql`p.id`, "name", sql`p.name`)} as name, p.type, p.begin_at as "beginAt", p.end_at as "endAt", (
      select coalesce(json_agg(json_build_object('amount', t.amount, 'reduceMoney', t.reduce_money,
        'discount', t.discount, 'gifts', (
          select coalesce(json_agg(json_build_object('variantId', v.id, 'goodsId', g.id, 'number', f.number,
            'name', ${saidText(shop, "goods", sql`g.id`, "name", sql`g.name`)}, 'goodNo', v.number, 'stock', v.stock, 'weight', v.weight,
            'picture', case when ${isOpen} then coalesce(m.path, g.picture) end, 'specs', case when ${isOpen} then ${specsSaid(shop, sql`v.id`)} else '' end) order by v.id), '[]')
          from order_promotion_gift f join variant v on v.id = f.variant_id join goods g on g.id = v.goods_id
            left join media m on m.id = v.media_id
          where f.tier_id = t.id)) order by t.amount), '[]')
      from order_promotion_tier t where t.promotion_id = p.id) as tiers
    from order_promotion p
    where p.site_id = ${shop.site.id} and p.begin_at <= ${now} and p.end_at > ${now}
    order by p.id`)
  const gifts = new Map(
    rows.flatMap(({ tiers }) => tiers.flatMap((tier) => tier.gifts.map((gift) => [gift.variantId, gift] as const))),
  )
  const promotions = rows.map((row) => ({ ...row, beginAt: new Date(row.beginAt), endAt: new Date(row.endAt) }))
  return { promotions, gifts }
}

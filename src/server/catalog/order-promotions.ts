import { sql } from "drizzle-orm"
import type { CallReply } from "../../contract/calls.ts"
import { DEFAULT_DISCOUNT_PERCENT, DEFAULT_REDUCE_MONEY } from "../../domain/constants.ts"
import { cents, type Money, toDecimal } from "../../domain/pricing/money.ts"
import { saidText } from "../said.ts"
import { has, pictureUrl, type Shop } from "../shop.ts"
import { hidesLocked } from "./goods-entry.ts"

type Gift = { id: number; name: string; picture: string | null; number: number }
type TierRow = { amount: Money; reduceMoney: Money | null; discount: number | null; gifts: Gift[] }
type Row = { id: number; name: string; type: number; beginAt: string; endAt: string; tiers: TierRow[] }

/** Order promotions that run now, each with its ladder from the lowest amount up. A locked gift keeps its name only. */
export async function runningOrderPromotions(shop: Shop): Promise<CallReply<"GET /api/order/orderPromation">["list"]> {
  if (!has(shop, "orderPromotion")) return []
  const { rows } = await shop.db.execute<Row>(sql`
    select p.id, ${saidText(shop, "order_promotion", sql`p.id`, "name", sql`p.name`)} as name, p.type, p.begin_at as "beginAt", p.end_at as "endAt", (
      select coalesce(json_agg(json_build_object('amount', t.amount, 'reduceMoney', t.reduce_money, 'discount', t.discount,
        'gifts', (
          select coalesce(json_agg(json_build_object(
            'id', g.id, 'name', ${saidText(shop, "goods", sql`g.id`, "name", sql`g.name`)}, 'number', f.number,
            'picture', case when not (g.encrypted and ${hidesLocked(shop)}) then coalesce(m.path, g.picture) end
          ) order by g.id), '[]')
          from order_promotion_gift f join variant v on v.id = f.variant_id join goods g on g.id = v.goods_id
            left join media m on m.id = v.media_id
          where f.tier_id = t.id)) order by t.amount), '[]')
      from order_promotion_tier t where t.promotion_id = p.id) as tiers
    from order_promotion p
    where p.site_id = ${shop.site.id} and p.begin_at <= ${shop.now.toISOString()} and p.end_at > ${shop.now.toISOString()}
    order by p.end_at, p.id`)
  return rows.map((row) => ({
    id: row.id,
    dnames: row.name,
    type: row.type,
    beginTime: new Date(row.beginAt).toISOString(),
    endTime: new Date(row.endAt).toISOString(),
    ladderArea: row.tiers.map((tier) => ({
      amount: toDecimal(tier.amount),
      reduceMoney: toDecimal(tier.reduceMoney ?? cents(DEFAULT_REDUCE_MONEY)),
      discount: tier.discount ?? DEFAULT_DISCOUNT_PERCENT,
      goodsNumber: tier.gifts.reduce((sum, gift) => sum + gift.number, 0),
      goods: tier.gifts.map(({ id, name, picture, number }) => ({
        goodId: id,
        goodName: name,
        image: pictureUrl(picture),
        number,
      })),
    })),
  }))
}

import { sql } from "drizzle-orm"
import type { Tier as TierShape } from "../../contract/goods-shapes.ts"
import { areaPrice } from "../../domain/pricing/area-price.ts"
import { toDecimal } from "../../domain/pricing/money.ts"
import type { Tier } from "../../domain/pricing/tier-price.ts"
import type { Shop } from "../shop.ts"

export type TierRow = Pick<Tier, keyof Tier> & { goodsId: number; variantId: number | null }

/** Tier prices of some goods with their region prices, lowest begin first. */
export async function goodsTiers({ db, site }: Shop, goodsIds: readonly number[]): Promise<TierRow[]> {
  if (goodsIds.length === 0) return []
  const { rows } = await db.execute<TierRow>(sql`
    select t.goods_id as "goodsId", t.variant_id as "variantId", t.begin, t.price, (
      select json_object_agg(r.code, p.price) from tier_region_price p join region r on r.id = p.region_id
      where p.tier_id = t.id) as "regionPrices"
    from tier_price t
    where t.site_id = ${site.id} and t.goods_id = any(${sql.param(goodsIds)}::int[])
    order by t.begin`)
  return rows
}

/** Tiers as the API shows them: `areaPrice` is the one that applies to this shopper. A retail shop sells by none. */
export function tiersShown({ region, site }: Shop, tiers: readonly Tier[]): TierShape[] {
  return (site.siteType === "retail" ? [] : tiers).map((tier) => ({
    begin: tier.begin,
    price: toDecimal(tier.price),
    areaPrice: toDecimal(areaPrice(tier, region)),
  }))
}

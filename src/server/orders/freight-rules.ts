import { sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { type RegionCode, regionChain } from "../../domain/addresses/region.ts"
import type { FreeRegions, FreightRate, ShippingPromotion } from "../../domain/pricing/freight.ts"
import type { Money } from "../../domain/pricing/money.ts"
import { has, type Shop } from "../shop.ts"

export type FreightRules = {
  freeRegions: FreeRegions
  rates: FreightRate[]
  promotions: (ShippingPromotion & { id: number })[]
}

type Row = {
  rates: FreightRate[]
  regions: string[]
  promotions: { id: number; above: Money; beginAt: string; endAt: string; regions: string[] }[]
}

/** What the shop asks for sending to a region, and when it asks nothing. One query. */
export async function freightRules(
  shop: Shop,
  db: Pick<Queries, "execute">,
  region: RegionCode,
): Promise<FreightRules> {
  const { site } = shop
  const now = shop.now.toISOString()
  const promotions = has(shop, "shippingPromotion")
    ? sql`(select coalesce(json_agg(json_build_object('id', p.id, 'above', p.above, 'beginAt', p.begin_at, 'endAt', p.end_at, 'regions',
        array(select r.code from shipping_promotion_region s join region r on r.id = s.region_id
          where s.promotion_id = p.id))), '[]')
      from shipping_promotion p where p.site_id = ${site.id} and p.begin_at <= ${now} and p.end_at > ${now})`
    : sql`'[]'::json`
  const { rows } = await db.execute<Row>(sql`
    select (
      select coalesce(json_agg(json_build_object('region', r.code, 'firstWeight', f.first_weight, 'firstFee', f.first_fee,
        'furtherWeight', f.further_weight, 'furtherFee', f.further_fee, 'freeAbove', f.free_above,
        'days', case when f.min_days is not null then json_build_object('min', f.min_days, 'max', f.max_days) end)), '[]')
      from freight_rate f join region r on r.id = f.region_id
      where f.site_id = ${site.id} and r.code = any(${sql.param(regionChain(region))}::text[])) as rates,
      array(select r.code from free_shipping_region f join region r on r.id = f.region_id
        where f.site_id = ${site.id}) as regions,
      ${promotions} as promotions`)
  const row = rows[0] ?? { rates: [], regions: [], promotions: [] }
  return {
    freeRegions: { freeShipping: site.freeShipping, regions: row.regions },
    rates: row.rates,
    promotions: row.promotions.map((promotion) => ({
      ...promotion,
      beginAt: new Date(promotion.beginAt),
      endAt: new Date(promotion.endAt),
    })),
  }
}

import { type SQL, sql } from "drizzle-orm"
import type { KeptLine } from "../../contract/cart-calls.ts"
import type { Queries } from "../../db/database.ts"
import type { Money } from "../../domain/pricing/money.ts"
import type { Tier } from "../../domain/pricing/tier-price.ts"
import type { GoodsPromotion } from "../../domain/promotions/goods-promotion.ts"
import type { TaxClass } from "../../domain/tax/tax-class.ts"
import { isLocked } from "../catalog/goods-entry.ts"
import { saidText, specsSaid } from "../said.ts"
import { has, type Shop } from "../shop.ts"

/** Something that is wanted, with all that decides its price and whether it can be had. */
export type CartGoods = {
  variantId: number
  goodsId: number
  quantity: number
  selected: boolean
  name: string
  number: string
  specs: string
  picture: string | null
  moq: number
  price: Money
  regionPrices: Tier["regionPrices"] | null
  stock: number
  weight: number
  onSale: boolean
  encrypted: boolean
  taxClass: TaxClass
  tiers: Tier[]
  promotions: GoodsPromotion[]
}

/** A line is selected unless it says that it is not. */
export type Wanted = { variantId: number; quantity: number; selected?: boolean }

/** The lines of a member's cart, in the order they were put in. */
export const cartOf = (siteId: number, memberId: number): SQL => sql`
  select variant_id, number as quantity, selected, row_number() over (order by added_at, variant_id) as place
  from cart_line where site_id = ${siteId} and member_id = ${memberId}`

/** Lines that somebody sent; two of the same variant are one. */
export const linesSent = (lines: readonly Wanted[]): SQL => sql`
  select variant_id, sum(quantity)::bigint as quantity, bool_or(selected) as selected, min(place) as place
  from unnest(${sql.param(lines.map((line) => line.variantId))}::int[],
    ${sql.param(lines.map((line) => line.quantity))}::bigint[],
    ${sql.param(lines.map((line) => line.selected ?? true))}::boolean[])
    with ordinality as sent (variant_id, quantity, selected, place)
  group by variant_id`

/** The same for a cart that a browser keeps. */
export const linesKept = (lines: readonly KeptLine[]): SQL =>
  linesSent(lines.map(({ detail_id, number, selected }) => ({ variantId: detail_id, quantity: number, selected })))

type Offer = { id: number; name: string; beginAt: string; endAt: string; freeShipping: boolean; salePrice: Money }
type Row = Omit<CartGoods, "promotions"> & { offers: Offer[] }

/** One query for all that is wanted. What is not of this shop, or locked for this visitor, is not there. */
export async function cartGoods(shop: Shop, db: Pick<Queries, "execute">, wanted: SQL): Promise<CartGoods[]> {
  const now = shop.now.toISOString()
  const offers = has(shop, "goodsPromotion")
    ? sql`(select coalesce(json_agg(json_build_object('id', p.id, 'name', ${saidText(shop, "goods_promotion", sql`p.id`, "name", sql`p.name`)}, 'beginAt', p.begin_at, 'endAt', p.end_at,
        'freeShipping', p.free_shipping, 'salePrice', l.sale_price) order by p.id), '[]')
      from goods_promotion_line l join goods_promotion p on p.id = l.promotion_id
      where l.site_id = g.site_id and l.goods_id = g.id and p.begin_at <= ${now} and p.end_at > ${now})`
    : sql`'[]'::json`
  const { rows } = await db.execute<Row>(sql`
    select v.id as "variantId", g.id as "goodsId", w.quantity, w.selected, ${saidText(shop, "goods", sql`g.id`, "name", sql`g.name`)} as name, v.number, g.moq, v.price, v.stock,
      v.weight, v.on_sale and g.on_sale as "onSale", g.encrypted,
      g.tax_class as "taxClass", coalesce(m.path, g.picture) as picture,
      ${specsSaid(shop, sql`v.id`)} as specs,
      (select coalesce(json_agg(json_build_object('begin', t.begin, 'price', t.price, 'regionPrices', (
          select json_object_agg(r.code, a.price) from tier_region_price a join region r on r.id = a.region_id
          where a.tier_id = t.id)) order by t.begin), '[]')
        from tier_price t
        where t.goods_id = g.id and t.variant_id is not distinct from (
          select min(o.variant_id) from tier_price o where o.goods_id = g.id and o.variant_id = v.id)) as tiers,
      (select json_object_agg(r.code, a.price) from variant_region_price a join region r on r.id = a.region_id
        where a.site_id = v.site_id and a.variant_id = v.id) as "regionPrices",
      ${offers} as offers
    from (${wanted}) w
      join variant v on v.site_id = ${shop.site.id} and v.id = w.variant_id
      join goods g on g.site_id = v.site_id and g.id = v.goods_id
      left join media m on m.id = v.media_id
    order by w.place`)
  return rows
    .filter((row) => !isLocked(shop, row))
    .map(({ offers, ...row }) => ({ ...row, promotions: offers.map((offer) => promotionOf(offer, row.goodsId)) }))
}

function promotionOf({ id, name, beginAt, endAt, freeShipping, salePrice }: Offer, goodsId: number): GoodsPromotion {
  const window = { beginAt: new Date(beginAt), endAt: new Date(endAt) }
  return { id, name, ...window, freeShipping, goods: [{ goodsId, salePrice }] }
}

import { sql } from "drizzle-orm"
import type { SaidBody } from "../../domain/locales/translated-texts.ts"
import type { Money } from "../../domain/pricing/money.ts"
import type { TaxClass } from "../../domain/tax/tax-class.ts"
import { goodsSaid, type NamesSaid } from "../said.ts"
import type { Shop } from "../shop.ts"
import type { EntryRow } from "./goods-entry.ts"
import type { TierRow } from "./goods-tiers.ts"

export type VariantRow = {
  id: number
  number: string
  price: Money
  regionPrices: TierRow["regionPrices"] | null
  originalPrice: Money | null
  stock: number
  weight: number
  picture: string | null
  specs: { specId: number; valueId: number; name: string; value: string }[]
}

type Promotion = { id: number; name: string; beginAt: string; endAt: string; freeShipping: boolean; salePrice: Money }

/**
 * A good with all that hangs on it, as one query gives it. What other goods have too (choices, categories, tags, promotions)
 * is named in the shop's own language: `saidNames` knows what it is called in another.
 */
export type DetailRow = EntryRow & {
  saidBody: SaidBody<"goods"> | null
  names: NamesSaid
  description: string
  attributes: { name: string; value: string }[]
  video: string | null
  seoTitle: string
  seoDescription: string
  seoKeywords: string
  pictures: string[]
  specs: { id: number; name: string; values: { id: number; name: string; picture: string | null }[] }[]
  variants: VariantRow[]
  tiers: TierRow[]
  taxClass: TaxClass
  categories: { id: number; name: string }[]
  tags: { id: number; type: number; name: string }[]
  promotions: Promotion[]
}

/** One round trip instead of nine: each part is gathered as JSON beside the good. */
export async function detailRow(shop: Shop, id: number): Promise<DetailRow | undefined> {
  const { db, site, now } = shop
  const at = now.toISOString()
  const { rows } = await db.execute<DetailRow>(sql`
    select g.id, g.name, g.subtitle, g.number, g.moq, g.on_sale as "onSale", g.encrypted, g.variant_count as "variantCount",
      g.min_price as "minPrice", g.max_price as "maxPrice", g.original_price as "originalPrice", g.in_stock as "inStock",
      g.picture, g.second_picture as "secondPicture", g.rating, g.review_count as "reviewCount",
      g.sold_count as "soldCount", g.view_count as "viewCount", g.tag_ids as "tagIds",
      g.tax_class as "taxClass",
      coalesce(t.description, '') as description, coalesce(t.attributes, '[]') as attributes, t.video,
      coalesce(t.seo_title, '') as "seoTitle", coalesce(t.seo_description, '') as "seoDescription",
      coalesce(t.seo_keywords, '') as "seoKeywords", said.texts as said, said.body as "saidBody", said.names,
      array(select m.path from goods_picture p join media m on m.id = p.media_id
        where p.goods_id = g.id order by p.position, m.id) as pictures,
      (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'values', s.values) order by s.position), '[]') from (
        select s.id, s.name, min(o.spec_position) as position,
          json_agg(json_build_object('id', v.id, 'name', v.name, 'picture', m.path) order by o.position, v.id) as values
        from goods_spec_value o join spec_value v on v.id = o.spec_value_id join spec s on s.id = o.spec_id
          left join media m on m.id = o.media_id
        where o.goods_id = g.id group by s.id, s.name) s) as specs,
      (select coalesce(json_agg(json_build_object('id', v.id, 'number', v.number, 'price', v.price,
          'regionPrices', (select json_object_agg(r.code, a.price) from variant_region_price a
            join region r on r.id = a.region_id where a.variant_id = v.id),
          'originalPrice', v.original_price, 'stock', v.stock, 'weight', v.weight, 'picture', m.path, 'specs', (
            select coalesce(json_agg(json_build_object('specId', s.id, 'valueId', sv.id, 'name', s.name, 'value', sv.name) order by o.spec_position), '[]')
            from variant_spec_value x join spec s on s.id = x.spec_id join spec_value sv on sv.id = x.spec_value_id
              join goods_spec_value o on o.goods_id = x.goods_id and o.spec_value_id = x.spec_value_id
            where x.variant_id = v.id)) order by v.position, v.id), '[]')
        from variant v left join media m on m.id = v.media_id where v.goods_id = g.id and v.on_sale) as variants,
      (select coalesce(json_agg(json_build_object('goodsId', p.goods_id, 'variantId', p.variant_id, 'begin', p.begin,
          'price', p.price, 'regionPrices', (select json_object_agg(r.code, a.price)
            from tier_region_price a join region r on r.id = a.region_id where a.tier_id = p.id)) order by p.begin), '[]')
        from tier_price p where p.goods_id = g.id) as tiers,
      (with recursive line as (
          select c.id, c.parent_id, c.name, 0 as depth from category c where c.id = (
            select category_id from goods_category where goods_id = g.id order by position, category_id limit 1)
          union all
          select c.id, c.parent_id, c.name, line.depth + 1 from category c join line on c.id = line.parent_id
          -- Two categories may have been made each other's parent.
          where line.depth < 20
        ) select coalesce(json_agg(json_build_object('id', id, 'name', name)
          order by depth desc), '[]') from line) as categories,
      (select coalesce(json_agg(json_build_object('id', id, 'type', type, 'name', name) order by position, id), '[]')
        from tag where site_id = g.site_id and id = any(g.tag_ids)) as tags,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'beginAt', p.begin_at,
          'endAt', p.end_at, 'freeShipping', p.free_shipping, 'salePrice', l.sale_price)
          order by l.sale_price, p.end_at), '[]')
        from goods_promotion_line l join goods_promotion p on p.id = l.promotion_id
        where l.goods_id = g.id and p.begin_at <= ${at} and p.end_at > ${at}) as promotions
    from goods g left join goods_text t on t.goods_id = g.id left join lateral ${goodsSaid(shop, sql`g.id`)} said on true
    where g.site_id = ${site.id} and g.id = ${id} and g.on_sale`)
  return rows[0]
}

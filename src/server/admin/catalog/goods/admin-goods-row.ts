import { sql } from "drizzle-orm"
import type { Money } from "../../../../domain/pricing/money.ts"
import type { TaxClass } from "../../../../domain/tax/tax-class.ts"
import type { Shop } from "../../../shop.ts"

type Row = {
  id: number
  name: string
  subtitle: string
  number: string
  moq: number
  onSale: boolean
  encrypted: boolean
  selfActivity: boolean
  taxClass: TaxClass
  rank: number
  createdAt: string
  updatedAt: string
  description: string
  attributes: { name: string; value: string }[]
  video: string | null
  seoTitle: string
  seoDescription: string
  seoKeywords: string
  categories: { id: number; name: string }[]
  tags: { id: number; type: number; name: string }[]
  relations: { id: number; name: string; number: string; picture: string | null }[]
  pictures: { id: number; path: string; alt: string }[]
  specs: {
    id: number
    name: string
    values: { id: number; name: string; mediaId: number | null; picture: string | null; colour: string | null }[]
  }[]
  variants: {
    id: number
    number: string
    price: Money
    originalPrice: Money | null
    regionPrices: { code: string; price: Money }[]
    stock: number
    weight: number
    mediaId: number | null
    picture: string | null
    onSale: boolean
    specs: { name: string; value: string }[]
  }[]
  tiers: { variantId: number | null; begin: number; price: Money; regionPrices: { code: string; price: Money }[] }[]
}

/** A good with all that is edited of it, as one query gives it: nothing of it can be older than the rest. */
export async function adminGoodsRow({ db, site }: Shop, id: number): Promise<Row | undefined> {
  const { rows } = await db.execute<Row>(sql`
    select g.id, g.name, g.subtitle, g.number, g.moq, g.on_sale as "onSale", g.encrypted,
      g.self_activity as "selfActivity", g.tax_class as "taxClass", g.rank, g.created_at as "createdAt", g.updated_at as "updatedAt",
      coalesce(t.description, '') as description, coalesce(t.attributes, '[]') as attributes, t.video,
      coalesce(t.seo_title, '') as "seoTitle", coalesce(t.seo_description, '') as "seoDescription",
      coalesce(t.seo_keywords, '') as "seoKeywords",
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by x.position, c.id), '[]')
        from goods_category x join category c on c.id = x.category_id where x.goods_id = g.id) as categories,
      (select coalesce(json_agg(json_build_object('id', a.id, 'type', a.type, 'name', a.name) order by a.position, a.id), '[]')
        from goods_tag x join tag a on a.id = x.tag_id where x.goods_id = g.id) as tags,
      (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'number', r.number, 'picture', r.picture)
          order by x.position, r.id), '[]')
        from goods_relation x join goods r on r.id = x.related_id where x.goods_id = g.id) as relations,
      (select coalesce(json_agg(json_build_object('id', m.id, 'path', m.path, 'alt', m.alt) order by x.position, m.id), '[]')
        from goods_picture x join media m on m.id = x.media_id where x.goods_id = g.id) as pictures,
      (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'values', s.values) order by s.position), '[]') from (
        select s.id, s.name, min(o.spec_position) as position, json_agg(json_build_object(
          'id', v.id, 'name', v.name, 'mediaId', o.media_id, 'picture', m.path, 'colour', v.colour) order by o.position, v.id) as values
        from goods_spec_value o join spec_value v on v.id = o.spec_value_id join spec s on s.id = o.spec_id
          left join media m on m.id = o.media_id
        where o.goods_id = g.id group by s.id, s.name) s) as specs,
      (select coalesce(json_agg(json_build_object('id', v.id, 'number', v.number, 'price', v.price,
          'originalPrice', v.original_price, 'stock', v.stock, 'weight', v.weight, 'mediaId', v.media_id,
          'picture', m.path, 'onSale', v.on_sale, 'regionPrices', (
            select coalesce(json_agg(json_build_object('code', r.code, 'price', a.price) order by r.code), '[]')
            from variant_region_price a join region r on r.id = a.region_id where a.variant_id = v.id), 'specs', (
            select coalesce(json_agg(json_build_object('name', s.name, 'value', sv.name) order by o.spec_position), '[]')
            from variant_spec_value x join spec s on s.id = x.spec_id join spec_value sv on sv.id = x.spec_value_id
              join goods_spec_value o on o.goods_id = x.goods_id and o.spec_value_id = x.spec_value_id
            where x.variant_id = v.id)) order by v.on_sale desc, v.position, v.id), '[]')
        from variant v left join media m on m.id = v.media_id where v.goods_id = g.id) as variants,
      (select coalesce(json_agg(json_build_object('variantId', p.variant_id, 'begin', p.begin, 'price', p.price,
          'regionPrices', (
            select coalesce(json_agg(json_build_object('code', r.code, 'price', a.price) order by r.code), '[]')
            from tier_region_price a join region r on r.id = a.region_id where a.tier_id = p.id))
          order by p.variant_id nulls first, p.begin), '[]')
        from tier_price p where p.goods_id = g.id) as tiers
    from goods g left join goods_text t on t.goods_id = g.id
    where g.site_id = ${site.id} and g.id = ${id}`)
  return rows[0]
}

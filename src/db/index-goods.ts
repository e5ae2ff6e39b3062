import { type SQL, sql } from "drizzle-orm"
import { LOW_STOCK } from "../domain/catalog/stock-reasons.ts"
import { LOCALE_CODES } from "../domain/locales/locales.ts"
import { APPS } from "../domain/site/apps.ts"
import { siteTypeCode } from "../domain/site/site-type.ts"
import type { Queries } from "./database.ts"
import { foundBy, vectorsOf } from "./goods-words.ts"

/** Small enough that one batch stays far below the statement timeout. */
const BATCH = 2_000
const SHORTEST_WORD = 3

/**
 * Writes anew what `goods` repeats from other tables (its "derived" columns) and adds the words that goods are found by.
 * Call it after any change to variants, tiers, pictures, categories, specs, tags, reviews, promotions or translations of
 * these goods, in the same transaction. Gives the ids of the goods that looked different before.
 */
export async function indexGoods(db: Queries, siteId: number, goodsIds: readonly number[] | "all"): Promise<number[]> {
  const changed: number[] = []
  if (goodsIds === "all") {
    for (let last = 0; ; ) {
      const ids = await goodsAfter(db, siteId, last, BATCH)
      const end = ids.at(-1)
      if (end === undefined) return changed
      changed.push(...(await indexBatch(db, siteId, ids)))
      last = end
    }
  }
  for (let from = 0; from < goodsIds.length; from += BATCH)
    changed.push(...(await indexBatch(db, siteId, goodsIds.slice(from, from + BATCH))))
  return changed
}

/** The next goods of a site in the order of their ids. */
export async function goodsAfter(db: Queries, siteId: number, after: number, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from goods where site_id = ${siteId} and id > ${after} order by id limit ${limit}`,
  )
  return rows.map((row) => row.id)
}

async function indexBatch(db: Queries, siteId: number, goodsIds: readonly number[]): Promise<number[]> {
  const ids = sql`${sql.param(goodsIds)}::int[]`
  return db.transaction(async (tx) => {
    // A statement of its own: the next one then sees what others wrote to these goods while we waited for the lock.
    await tx.execute(
      sql`select from goods where site_id = ${siteId} and id = any(${ids}) order by id for no key update`,
    )
    const words = vectorsOf(await foundBy(tx, siteId, ids))
    const { rows } = await tx.execute<{ id: number }>(derive(siteId, ids, words))
    const changed = rows.map((row) => row.id)
    if (changed.length > 0) await tx.execute(addWords(siteId, sql`${sql.param(changed)}::int[]`))
    return changed
  })
}

/**
 * `cardPrice` of the domain in SQL, for every good at once: lists sort by these columns. Area prices are those of the
 * shop's own region. A test makes goods at random and compares the two.
 */
function cardPrices(siteId: number): SQL {
  return sql`home as (
      select t.by_tier, case when t.by_tier and exists (
          select from site_app a where a.site_id = t.id and a.app_id = ${APPS.areaPrice}) then r.code end as region
      from (select id, default_region_id, type <> ${siteTypeCode("retail")} as by_tier from site where id = ${siteId}) t
        left join region r on r.id = t.default_region_id
    ), tier as (
      select v.id as variant_id, t.begin, coalesce(area.price, t.price) as price
      from home join sold v on home.by_tier
        join tier_price t on t.goods_id = v.goods_id and t.variant_id is not distinct from (
          -- A variant with tiers of its own has no others.
          select min(o.variant_id) from tier_price o where o.goods_id = v.goods_id and o.variant_id = v.id)
        left join lateral (
          select p.price from tier_region_price p join region r on r.id = p.region_id
          where p.tier_id = t.id and r.code in (home.region, split_part(home.region, '-', 1))
          order by length(r.code) desc limit 1) area on true
    ), based as (
      select v.id, v.goods_id, v.position, coalesce(area.price, v.price) as price, v.original_price
      from home cross join sold v left join lateral (
        select p.price from variant_region_price p join region r on r.id = p.region_id
        where p.variant_id = v.id and r.code in (home.region, split_part(home.region, '-', 1))
        order by length(r.code) desc limit 1) area on true
    ), point as (
      select v.id, v.goods_id, v.position, v.price, v.original_price, g.moq as quantity
      from based v join goods g on g.id = v.goods_id
      union all
      select v.id, v.goods_id, v.position, v.price, v.original_price, t.begin
      from based v join goods g on g.id = v.goods_id join tier t on t.variant_id = v.id and t.begin > g.moq
    ), offer as (
      select p.*, coalesce((select t.price from tier t where t.variant_id = p.id and t.begin <= p.quantity
        order by t.begin desc limit 1), p.price) as ordinary
      from point p
    ), prices as (
      select o.goods_id, min(least(o.ordinary, s.price)) as lowest, max(least(o.ordinary, s.price)) as highest,
        (array_agg(case when greatest(o.original_price, o.ordinary) > least(o.ordinary, s.price)
            then greatest(o.original_price, o.ordinary) end
          order by least(o.ordinary, s.price), o.position, o.id, o.quantity))[1] as original
      from offer o left join sale s using (goods_id)
      where o.ordinary > 0
      group by o.goods_id
    )`
}

function derive(siteId: number, ids: SQL, words: SQL): SQL {
  const here = (table: string) =>
    sql`${sql.raw(table)}.site_id = ${siteId} and ${sql.raw(table)}.goods_id = any(${ids})`
  return sql`
    with recursive sale as (
      select l.goods_id, min(l.sale_price) as price
      from goods_promotion_line l join goods_promotion p on p.id = l.promotion_id
      where ${here("l")} and p.begin_at <= clock_timestamp() and p.end_at > clock_timestamp()
        and exists (select from site_app a where a.site_id = ${siteId} and a.app_id = ${APPS.goodsPromotion})
      group by l.goods_id
    ), sold as (
      select * from variant v where ${here("v")} and v.on_sale
    ), variants as (
      select v.goods_id, count(*) as number, bool_or(v.stock > 0) as in_stock,
        bool_or(v.stock <= ${LOW_STOCK}) as low_stock
      from sold v group by v.goods_id
    ), ${cardPrices(siteId)}, pictures as (
      select p.goods_id, array_agg(m.path order by p.position, m.id) as paths
      from goods_picture p join media m on m.id = p.media_id
      where ${here("p")} group by p.goods_id
    ), reviews as (
      select r.goods_id, count(*) as number, round(avg(r.stars) * 100) as rating
      from review r where ${here("r")} and r.state = 1 group by r.goods_id
    ), lineage (goods_id, category_id) as (
      select c.goods_id, c.category_id from goods_category c where ${here("c")}
      union
      select l.goods_id, c.parent_id from lineage l join category c on c.id = l.category_id where c.parent_id is not null
    ), categories as (
      select l.goods_id, array_agg(l.category_id order by l.category_id) as ids from lineage l group by l.goods_id
    ), specs as (
      select o.goods_id, array_agg(o.spec_value_id order by o.spec_value_id) as ids from goods_spec_value o
      where ${here("o")} group by o.goods_id
    ), tags as (
      select t.goods_id, array_agg(t.tag_id order by t.tag_id) as ids
      from goods_tag t where ${here("t")} group by t.goods_id
    ), words as (${words}
    ), derived as (
      select g.id, coalesce(v.number, 0)::smallint as variant_count, coalesce(p.lowest, 0) as min_price,
        coalesce(p.highest, 0) as max_price, p.original as original_price, coalesce(v.in_stock, false) as in_stock,
        coalesce(v.low_stock, false) as low_stock,
        i.paths[1] as picture, i.paths[2] as second_picture, coalesce(r.rating, 0)::int as rating,
        coalesce(r.number, 0)::int as review_count, coalesce(c.ids, '{}') as category_ids,
        coalesce(s.ids, '{}') as spec_value_ids, coalesce(t.ids, '{}') as tag_ids,
        coalesce(w.search, '') as search
      from goods g
        left join variants v on v.goods_id = g.id left join prices p on p.goods_id = g.id
        left join pictures i on i.goods_id = g.id left join reviews r on r.goods_id = g.id
        left join categories c on c.goods_id = g.id left join specs s on s.goods_id = g.id
        left join tags t on t.goods_id = g.id left join words w on w.goods_id = g.id
      where g.site_id = ${siteId} and g.id = any(${ids})
    )
    update goods g set variant_count = d.variant_count, min_price = d.min_price, max_price = d.max_price,
      original_price = d.original_price, in_stock = d.in_stock, low_stock = d.low_stock, picture = d.picture, second_picture = d.second_picture,
      rating = d.rating, review_count = d.review_count, category_ids = d.category_ids,
      spec_value_ids = d.spec_value_ids, tag_ids = d.tag_ids, search = d.search
    from derived d
    where g.id = d.id and (g.variant_count, g.min_price, g.max_price, g.original_price, g.in_stock, g.low_stock, g.picture,
        g.second_picture, g.rating, g.review_count, g.category_ids, g.spec_value_ids, g.tag_ids, g.search)
      is distinct from (d.variant_count, d.min_price, d.max_price, d.original_price, d.in_stock, d.low_stock, d.picture,
        d.second_picture, d.rating, d.review_count, d.category_ids, d.spec_value_ids, d.tag_ids, d.search)
    returning g.id`
}

/** Words with a digit are goods numbers and sizes: correcting one into another would mislead. */
function addWords(siteId: number, ids: SQL): SQL {
  return sql`
    insert into search_word (site_id, locale, word)
    select distinct ${siteId}::int, coalesce(said[1], ''), coalesce(said[2], lexeme)
    from goods g cross join unnest(tsvector_to_array(ts_filter(g.search, '{a,b}'))) as lexeme
      cross join lateral (select regexp_match(lexeme, ${`^(${LOCALE_CODES.join("|")}):(.+)$`}) as said) as part
    where g.site_id = ${siteId} and g.id = any(${ids}) and length(coalesce(said[2], lexeme)) >= ${SHORTEST_WORD}
      and lexeme !~ '[0-9]'
    order by 2, 3
    on conflict do nothing`
}

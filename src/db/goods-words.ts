import { type SQL, sql } from "drizzle-orm"
import { searchableText } from "../domain/catalog/searchable-text.ts"
import type { Queries } from "./database.ts"

/** What a good is found by in a language ('' is the shop's own): `a` weighs most, `c` least. */
type FoundBy = { goodsId: number; locale: string; a: string; b: string; c: string }

/** In the shop's own language all that its goods are found by; in another what was translated of it. */
export async function foundBy(db: Queries, siteId: number, ids: SQL): Promise<FoundBy[]> {
  const here = (table: string) =>
    sql`${sql.raw(table)}.site_id = ${siteId} and ${sql.raw(table)}.goods_id = any(${ids})`
  const said = (kind: string, of: SQL) => sql`t.site_id = ${siteId} and t.kind = ${kind} and t.entity_id = ${of}`
  const { rows } = await db.execute<FoundBy>(sql`
    with recursive lineage (goods_id, category_id) as (
      select c.goods_id, c.category_id from goods_category c where ${here("c")}
      union
      select l.goods_id, c.parent_id from lineage l join category c on c.id = l.category_id where c.parent_id is not null
    ), translated as materialized (
      select t.entity_id as goods_id, t.locale, t.texts, t.body from translation t where ${said("goods", sql`any(${ids})`)}
    ), text (goods_id, locale, weight, place, text) as (
      select g.id, '', 'a', 0, g.name from goods g where g.site_id = ${siteId} and g.id = any(${ids})
      -- A number such as AB-12 is found whole and by its parts.
      union all select g.id, '', 'a', 1, concat_ws(' ', g.number, nullif(translate(g.number, '-_./', '    '), g.number))
        from goods g where g.site_id = ${siteId} and g.id = any(${ids})
      union all select g.id, '', 'b', 0, g.subtitle from goods g where g.site_id = ${siteId} and g.id = any(${ids})
      union all select l.goods_id, '', 'b', c.id, c.name from lineage l join category c on c.id = l.category_id
      union all select o.goods_id, '', 'b', v.id, v.name
        from goods_spec_value o join spec_value v on v.id = o.spec_value_id where ${here("o")}
      union all select t.goods_id, '', 'c', a.position::int, a.entry ->> 'value'
        from goods_text t cross join jsonb_array_elements(t.attributes) with ordinality as a (entry, position)
        where ${here("t")}
      union all select goods_id, locale, 'a', 0, texts ->> 'name' from translated
      union all select goods_id, locale, 'b', 0, texts ->> 'subtitle' from translated
      union all select l.goods_id, t.locale, 'b', l.category_id, t.texts ->> 'name'
        from lineage l join translation t on ${said("category", sql`l.category_id`)}
      union all select o.goods_id, t.locale, 'b', o.spec_value_id, t.texts ->> 'name'
        from goods_spec_value o join translation t on ${said("spec_value", sql`o.spec_value_id`)} where ${here("o")}
      union all select t.goods_id, t.locale, 'c', a.position::int, a.entry ->> 'value'
        from translated t cross join jsonb_array_elements(t.body -> 'attributes') with ordinality as a (entry, position)
    )
    select t.goods_id as "goodsId", t.locale,
      coalesce(string_agg(t.text, ' ' order by t.place, t.text) filter (where t.weight = 'a'), '') as a,
      coalesce(string_agg(t.text, ' ' order by t.place, t.text) filter (where t.weight = 'b'), '') as b,
      coalesce(string_agg(t.text, ' ' order by t.place, t.text) filter (where t.weight = 'c'), '') as c
    from text t join goods g on g.id = t.goods_id
    -- Of encrypted goods nothing but the name may be found by those who have not unlocked them.
    where not g.encrypted or (t.weight = 'a' and t.place = 0)
    group by t.goods_id, t.locale`)
  return rows.map(({ goodsId, locale, a, b, c }) => ({
    goodsId,
    locale,
    a: searchableText(a),
    b: searchableText(b),
    c: searchableText(c),
  }))
}

/** A query for `goods.search` of each good; words of another language than the shop's own stand behind its code. */
export function vectorsOf(rows: readonly FoundBy[]): SQL {
  const column = (name: "locale" | "a" | "b" | "c") => sql`${sql.param(rows.map((row) => row[name]))}::text[]`
  return sql`
    select goods_id, string_agg(vector::text, ' ')::tsvector as search
    from (
      select f.goods_id, case when f.locale = '' then f.vector else (
        select string_agg('''' || replace(replace(f.locale || ':' || w.lexeme, '\\', '\\\\'), '''', '''''') || ''':1'
          || (select min(weight) from unnest(w.weights) as weight), ' ') from unnest(f.vector) as w)::tsvector end as vector
      from (
        select goods_id, locale, setweight(to_tsvector('simple', a), 'A') || setweight(to_tsvector('simple', b), 'B')
          || setweight(to_tsvector('simple', c), 'C') as vector
        from unnest(${sql.param(rows.map(({ goodsId }) => goodsId))}::int[], ${column("locale")}, ${column("a")},
          ${column("b")}, ${column("c")}) as found (goods_id, locale, a, b, c)) f
      where f.vector <> '') v
    group by goods_id`
}

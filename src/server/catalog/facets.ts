import { type SQL, sql } from "drizzle-orm"
import type { Facets } from "../../contract/goods-shapes.ts"
import { toDecimal } from "../../domain/money.ts"
import type { Shop } from "../shop.ts"
import { hidesLocked } from "./goods-entry.ts"
import type { ChosenSpecs, GoodsFilter, ListQuery } from "./goods-filter.ts"
import type { Taxonomy } from "./taxonomy.ts"

/** Counting stops here: 'more than 10,000' tells a shopper as much as the exact number. */
export const COUNT_CAP = 10_000

type Counted = { id: number; count: number }
type SpecCounted = Counted & { spec: number; specName: string; name: string }
type Counts = { total: number; min: number | null; max: number | null; categories: Counted[]; specs: SpecCounted[] }

export type CountedFacets = { total: number; isCapped: boolean; facets: Facets }

/** How many goods there are and how they spread over categories, prices and spec values. */
export async function countFacets(
  shop: Shop,
  query: ListQuery,
  filter: GoodsFilter,
  { categories }: Taxonomy,
  chosen: ChosenSpecs,
): Promise<CountedFacets> {
  const below = categories.filter(({ parentId }) => parentId === (query.categoryId ?? null))
  const byPrice = query.min !== undefined || query.max !== undefined
  // A chosen spec is counted without its own choice, so that the other values beside it can still be picked.
  const [all, priceless, ...beside] = await Promise.all([
    count(shop, filter(), below),
    byPrice ? count(shop, filter({ price: true }), []) : undefined,
    ...[...chosen.keys()].map((spec) => count(shop, filter({ spec }), [])),
  ])
  const specs = [...chosen.keys()].reduce(
    (rows, spec, index) => [
      ...rows.filter((row) => row.spec !== spec),
      ...(beside[index]?.specs ?? []).filter((row) => row.spec === spec),
    ],
    all.specs,
  )
  const { min, max } = await priceSpan(shop, priceless ?? all, filter({ price: true }))
  const isCapped = all.total > COUNT_CAP
  const countOf = new Map(all.categories.map(({ id, count }) => [id, count]))
  return {
    total: Math.min(all.total, COUNT_CAP),
    isCapped,
    facets: {
      categories: below
        .filter(({ id }) => countOf.has(id))
        .map(({ id, name }) => ({ id, dnames: name, count: countOf.get(id) ?? 0, selected: false })),
      price: min === null || max === null ? null : { min: toDecimal(min), max: toDecimal(max) },
      specs: specFacets(specs, chosen),
      isCapped,
    },
  }
}

/** Beyond the cap the counted goods are only some of them; the ends of the price index know better. */
async function priceSpan(shop: Shop, counted: Counts, where: SQL | undefined): Promise<Pick<Counts, "min" | "max">> {
  if (counted.total <= COUNT_CAP) return counted
  const end = (order: "asc" | "desc") => sql`(
    select min_price from goods where ${where} and min_price > 0 and ${open(shop)} order by min_price ${sql.raw(order)}, id ${sql.raw(order === "asc" ? "desc" : "asc")} limit 1)`
  const { rows } = await shop.db.execute<Pick<Counts, "min" | "max">>(
    sql`select ${end("asc")} as min, ${end("desc")} as max`,
  )
  return rows[0] ?? counted
}

function specFacets(rows: SpecCounted[], chosen: ChosenSpecs): Facets["specs"] {
  const bySpec = Map.groupBy(
    rows.toSorted((one, other) => one.specName.localeCompare(other.specName)),
    (row) => row.spec,
  )
  return [...bySpec].map(([spec, values]) => ({
    name: values[0]?.specName ?? "",
    values: values
      .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name))
      .map(({ id, name, count }) => ({ id, name, count, selected: chosen.get(spec)?.includes(id) ?? false })),
  }))
}

/** Prices and spec values of locked goods are not told, not even in a sum; that they are there is. */
const open = (shop: Shop) => sql`not (encrypted and ${hidesLocked(shop)})`

async function count(shop: Shop, where: SQL | undefined, categories: { id: number }[]): Promise<Counts> {
  const ids = sql.param(categories.map(({ id }) => id))
  const { rows } = await shop.db.execute<Counts>(sql`
    with found as materialized (
      select category_ids, spec_value_ids, min_price, ${open(shop)} as is_open from goods where ${where} limit ${COUNT_CAP + 1}
    ), category_counts as (
      select id, count(*) as count from found, unnest(category_ids) as id where id = any(${ids}::int[]) group by id
    ), spec_counts as (
      select id, count(*) as count from found, unnest(spec_value_ids) as id where is_open group by id
    )
    select (select count(*) from found) as total,
      (select min(min_price) from found where min_price > 0 and is_open) as min,
      (select max(min_price) from found where min_price > 0 and is_open) as max,
      (select coalesce(json_agg(c), '[]') from category_counts c) as categories,
      (select coalesce(json_agg(json_build_object(
          'id', c.id, 'count', c.count, 'name', v.name, 'spec', v.spec_id, 'specName', s.name)), '[]')
        from spec_counts c join spec_value v on v.id = c.id and v.site_id = ${shop.site.id} join spec s on s.id = v.spec_id) as specs`)
  return rows[0] ?? { total: 0, min: null, max: null, categories: [], specs: [] }
}

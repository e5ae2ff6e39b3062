import { type SQL, sql } from "drizzle-orm"
import type { Money } from "../../domain/pricing/money.ts"
import type { Shop } from "../shop.ts"
import { hidesLocked } from "./goods-entry.ts"
import type { SomeGoods } from "./goods-filter.ts"
import type { GoodsOrder } from "./goods-order.ts"
import { saidNames } from "./said-names.ts"

/** Counting stops here: 'more than 10,000' tells a shopper as much as the exact number. */
export const COUNT_CAP = 10_000

/** Which of the goods, in their order, are wanted. */
export type Span = { offset: number; size: number }
export const NO_GOODS: Span = { offset: 0, size: 0 }

export type PriceSpan = { min: Money | null; max: Money | null }
type Counted = { id: number; count: number }
/** What is counted beside the goods themselves. */
type Counts = { categories?: readonly { id: number }[]; withSpecs?: boolean }
export type SpecCounted = Counted & { spec: number; specName: string; name: string; colour: string | null }

/** Goods that a filter finds, or the first 10,001 that were come upon if there are more. */
export type FoundGoods = PriceSpan & {
  total: number
  categories: Counted[]
  specs: SpecCounted[]
  /** The wanted ones in order. */
  ids: number[]
  /** The sort key of the last wanted one, and how many of these goods come no later. */
  edge: string | null
  near: number
  /** What part of the shop fits, as far as its oldest goods tell. */
  share: number
}

/** Prices and spec values of locked goods are not told, not even in a sum; that they are there is. */
export const isOpen = (shop: Shop) => sql`not (encrypted and ${hidesLocked(shop)})`

/** One look at the goods gives their number, how they spread, and the wanted ones in order. */
export async function findGoods(
  shop: Shop,
  goods: SomeGoods,
  { key, direction, isAtLeast }: GoodsOrder,
  { offset, size }: Span,
  { categories = [], withSpecs = true }: Counts = {},
): Promise<FoundGoods> {
  const categoryIds = categories.map(({ id }) => id)
  const categoryCounts = sql`
    select json_agg(c) from (
      select id, count(*) as count from (select unnest(category_ids) as id from found) c
      where id = any(${sql.param(categoryIds)}::int[]) group by id) c`
  const specCounts = sql`
    select json_agg(json_build_object(
      'id', c.id, 'count', c.count, 'name', v.name, 'colour', v.colour, 'spec', v.spec_id, 'specName', s.name))
    from (select id, count(*) as count from (select unnest(spec_value_ids) as id from found where is_open) s group by id) c
      join spec_value v on v.id = c.id and v.site_id = ${shop.site.id} join spec s on s.id = v.spec_id`
  const { rows } = await shop.db.execute<FoundGoods>(sql`
    with probe as materialized (${probe(shop, goods)}), found as materialized (
      ${asTheyCome(goods, sql`id, ${key} as key, category_ids, spec_value_ids, min_price, ${isOpen(shop)} as is_open`)}
    ), first as materialized (
      select id, key from found order by key ${direction}, id ${direction} limit ${offset + size}
    ), edge as materialized (
      select key from first order by key ${direction}, id ${direction} offset ${Math.max(0, offset + size - 1)}
    )
    select count(*) as total, min(min_price) filter (where min_price > 0 and is_open) as min,
      max(min_price) filter (where min_price > 0 and is_open) as max,
      (select share from probe) as share,
      coalesce((${categoryIds.length > 0 ? categoryCounts : sql`null::json`}), '[]') as categories,
      coalesce((${withSpecs ? specCounts : sql`null::json`}), '[]') as specs,
      array(select id from first order by key ${direction}, id ${direction} offset ${offset}) as ids,
      (select key::text from edge) as edge,
      count(*) filter (where key ${isAtLeast} (select key from edge)) as near
    from found`)
  const [found] = rows
  if (!found) throw new Error("An aggregate always gives a row")
  const nameOf = await saidNames(shop)
  const specs = found.specs.map((one) => ({
    ...one,
    name: nameOf("spec_value", one),
    specName: nameOf("spec", { id: one.spec, name: one.specName }),
  }))
  return { ...found, specs }
}

/** How many of the oldest goods are looked at first, to tell how many fit. */
const PROBED = 1_000
/** Where at least every sixth fits, any 10,001 are met sooner by going on than they are put together by an index. */
const DENSE_SHARE = 1 / 6
const SPARSE_SHARE = 0.03

/** Whether so few fit that all are read sooner than indexes are put together to read only some of them. */
export const isSparse = ({ share }: Pick<FoundGoods, "share">): boolean => share < SPARSE_SHARE

export function probe({ site }: Shop, { where, isPicked }: SomeGoods): SQL {
  if (!isPicked) return sql`select 1::float8 as share`
  return sql`
    select (count(*) filter (where ${where}))::float8 / ${PROBED} as share
    from (select * from goods where site_id = ${site.id} and on_sale order by id limit ${PROBED}) as goods`
}

/** Up to 10,001 goods, whichever come first. An order is given only so that the planner goes by an index. */
function asTheyCome({ where, isPicked, byPrice }: SomeGoods, columns: SQL): SQL {
  const cap = COUNT_CAP + 1
  const along = byPrice && !isPicked ? sql`min_price` : sql`id`
  const isDense = sql`(select share from probe) >= ${DENSE_SHARE}`
  return sql`
    (select ${columns} from goods where ${where} and ${isDense} order by ${along} limit ${cap})
    union all
    (select ${columns} from goods where ${where} and not (${isDense}) limit ${cap})`
}

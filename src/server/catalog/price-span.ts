import { type SQL, sql } from "drizzle-orm"
import { MAX_MONEY } from "../../domain/constants.ts"
import type { Shop } from "../shop.ts"
import { COUNT_CAP, isOpen, type PriceSpan } from "./found-goods.ts"
import type { SomeGoods } from "./goods-filter.ts"

const NO_PRICES: PriceSpan = { min: null, max: null }

/** Lowest and highest price of goods, without those on request. */
export function priceSpan(shop: Shop, goods: SomeGoods): Promise<PriceSpan> {
  return goods.isPicked ? spanOfPicked(shop, goods) : spanOfStretch(shop, goods)
}

/** Of more goods than were looked at, the cheapest and the dearest cost no more and no less than the ends of those. */
export const isAtEnd = ({ min, max }: PriceSpan) =>
  sql`min_price > 0 and (min_price <= ${min ?? MAX_MONEY} or min_price >= ${max ?? 1})`

async function spanOfPicked(shop: Shop, { where }: SomeGoods): Promise<PriceSpan> {
  const { rows: samples } = await shop.db.execute<PriceSpan & { total: number }>(sql`
    select count(*) as total, min(min_price) as min, max(min_price) as max from (
      select min_price from goods where ${where} and min_price > 0 and ${isOpen(shop)} limit ${COUNT_CAP + 1}) as sample`)
  const sample = samples[0] ?? { ...NO_PRICES, total: 0 }
  if (sample.total <= COUNT_CAP) return sample
  const { rows } = await shop.db.execute<PriceSpan>(sql`
    with ends as materialized (select min_price from goods where ${where} and ${isOpen(shop)} and ${isAtEnd(sample)})
    select min(min_price) as min, max(min_price) as max from ends`)
  return rows[0] ?? sample
}

/** Where nearly all goods fit, the ends of the price index are soon met. */
async function spanOfStretch(shop: Shop, goods: SomeGoods): Promise<PriceSpan> {
  const { rows } = await shop.db.execute<PriceSpan>(sql`select ${stretchEnds(shop, goods)}`)
  return rows[0] ?? NO_PRICES
}

export function stretchEnds(shop: Shop, { where }: SomeGoods): SQL {
  const end = (direction: SQL) => sql`(
    select min_price from goods where ${where} and min_price > 0 and ${isOpen(shop)}
    order by min_price ${direction}, id ${direction} limit 1)`
  return sql`${end(sql`asc`)} as min, ${end(sql`desc`)} as max`
}

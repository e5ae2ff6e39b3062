import { type SQL, sql } from "drizzle-orm"
import { MAX_MONEY } from "../../domain/constants.ts"
import type { Shop } from "../shop.ts"
import { firstGoods, inOrder, NOT_IN_PRICE_INDEX } from "./first-goods.ts"
import { COUNT_CAP, type FoundGoods, isOpen, isSparse, type PriceSpan, probe } from "./found-goods.ts"
import type { SomeGoods } from "./goods-filter.ts"
import { type GoodsOrder, goodsOrders } from "./goods-order.ts"

type Sample = PriceSpan & Pick<FoundGoods, "total" | "share">

/** Lowest and highest price of goods, without those on request. `found`: what is known of them already. */
export async function priceSpan(shop: Shop, goods: SomeGoods, found?: Sample): Promise<PriceSpan> {
  const sample = found ?? (goods.isPicked ? await someOf(shop, goods) : null)
  if (sample && sample.total <= COUNT_CAP) return sample
  const met = await metFromTheEnds(shop, goods, sample?.share ?? 1)
  const isAll = !goods.isPicked || (met.min !== null && met.max !== null)
  return isAll || !sample ? met : beyondSample(shop, goods, sample)
}

async function someOf(shop: Shop, goods: SomeGoods): Promise<Sample> {
  const { rows } = await shop.db.execute<Sample>(sql`
    with sample as materialized (
      select min_price, ${NOT_IN_PRICE_INDEX} from goods
      where ${goods.where} and min_price > 0 and ${isOpen(shop)} limit ${COUNT_CAP + 1})
    select count(*) as total, min(min_price) as min, max(min_price) as max, (${probe(shop, goods)}) as share from sample`)
  return rows[0] ?? { total: 0, min: null, max: null, share: 0 }
}

/**
 * A stretch of the shop is soon met from the ends of the price index. Picked goods need not be: the dearest mug is cheaper
 * than most laptops. There one looks only so far, and an end that was not met is null.
 */
async function metFromTheEnds(shop: Shop, goods: SomeGoods, share: number): Promise<PriceSpan> {
  const end = (order: GoodsOrder): SQL => sql`(
    select min_price from ${firstGoods(shop, goods, order, share, sql`min_price > 0`)} as goods
    where ${goods.where} and min_price > 0 and ${isOpen(shop)} ${inOrder(order)} limit 1)`
  const { rows } = await shop.db.execute<PriceSpan>(
    sql`select ${end(goodsOrders.priceAsc)} as min, ${end(goodsOrders.priceDesc)} as max`,
  )
  return rows[0] ?? { min: null, max: null }
}

/** Of more goods than were looked at, the cheapest and the dearest cost no more and no less than the ends of those. */
async function beyondSample(shop: Shop, { where }: SomeGoods, sample: Sample): Promise<PriceSpan> {
  const isBeyond = sql`(min_price <= ${sample.min ?? MAX_MONEY} or min_price >= ${sample.max ?? 1})`
  const { rows } = await shop.db.execute<PriceSpan>(sql`
    with ends as materialized (
      select min_price, ${NOT_IN_PRICE_INDEX} from goods
      where ${where} and ${isOpen(shop)} and min_price > 0 and ${isSparse(sample) ? true : isBeyond})
    select min(min_price) as min, max(min_price) as max from ends`)
  return rows[0] ?? sample
}

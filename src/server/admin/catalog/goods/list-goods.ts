import { sql } from "drizzle-orm"
import type { adminGoodsCalls } from "../../../../contract/admin/goods-calls.ts"
import type { AdminGoods } from "../../../../contract/admin/goods-shapes.ts"
import type { QueryOf } from "../../../../contract/call.ts"
import type { CallReply } from "../../../../contract/calls.ts"
import { goods } from "../../../../db/schema/goods.ts"
import { goodsPath } from "../../../../domain/catalog/goods-address.ts"
import { type Money, toDecimal } from "../../../../domain/pricing/money.ts"
import { isRefused, type Refusal } from "../../../../domain/refusal.ts"
import { pictureUrl, type Shop } from "../../../shop.ts"
import { countUpTo } from "../../count-up-to.ts"
import { pageOf } from "../../page-of.ts"
import { goodsInOrder, goodsWanted } from "./goods-wanted.ts"

type Query = QueryOf<(typeof adminGoodsCalls)["GET /api/admin/goods/lists"]>

// With the table spelled out: in a selection Drizzle leaves it out of a column, and "id" would be the variant's.
const pieces = sql<number>`(
  select coalesce(sum(v.stock), 0)::int from variant v where v.goods_id = ${goods}.id and v.on_sale)`

/** What is edited in the list where a good has nothing to choose. */
const onlyVariant = sql<number | null>`(
  select min(v.id) from variant v where v.goods_id = ${goods}.id and v.on_sale having count(*) = 1)`

const categories = sql<string[]>`(
  select coalesce(json_agg(c.name order by x.position, c.id), '[]') from goods_category x
    join category c on c.id = x.category_id where x.goods_id = ${goods}.id)`

const columns = {
  id: goods.id,
  name: goods.name,
  number: goods.number,
  picture: goods.picture,
  minPrice: goods.minPrice,
  maxPrice: goods.maxPrice,
  variantCount: goods.variantCount,
  onSale: goods.onSale,
  encrypted: goods.encrypted,
  soldCount: goods.soldCount,
  updatedAt: goods.updatedAt,
  stock: pieces,
  detail_id: onlyVariant,
  price: sql<Money | null>`(
    select min(v.price) from variant v where v.goods_id = ${goods}.id and v.on_sale having count(*) = 1)`.mapWith(
    goods.minPrice,
  ),
  lowStock: goods.lowStock,
  categories,
}

/** All goods of the shop, newest first unless another order is asked for. */
export async function listAdminGoods(
  shop: Shop,
  query: Query,
): Promise<CallReply<"GET /api/admin/goods/lists"> | Refusal<"unknownCategory">> {
  const { db } = shop
  const where = await goodsWanted(shop, query)
  if (isRefused(where)) return where
  return pageOf(query, await countUpTo(db, goods, where), async (span) => {
    const rows = await db
      .select(columns)
      .from(goods)
      .where(where)
      .orderBy(...goodsInOrder(query.sort))
      .limit(span.limit)
      .offset(span.offset)
    return rows.map(
      ({ name, number, picture, minPrice, maxPrice, encrypted, updatedAt, price, ...row }): AdminGoods => ({
        ...row,
        dnames: name,
        dno: number,
        image: pictureUrl(picture),
        minPrice: toDecimal(minPrice),
        maxPrice: toDecimal(maxPrice),
        price: price === null ? null : toDecimal(price),
        isEncrypted: encrypted,
        url: goodsPath(name, row.id),
        updated_at: updatedAt.toISOString(),
      }),
    )
  })
}

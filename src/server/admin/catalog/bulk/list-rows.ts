import { and, inArray, sql } from "drizzle-orm"
import type { BulkRowShown } from "../../../../contract/admin/goods-bulk.ts"
import { BULK_ROWS_MAX } from "../../../../contract/admin/goods-bulk.ts"
import type { adminGoodsCalls } from "../../../../contract/admin/goods-calls.ts"
import type { QueryOf } from "../../../../contract/call.ts"
import type { CallReply } from "../../../../contract/calls.ts"
import { goods } from "../../../../db/schema/goods.ts"
import { type Money, toDecimal, ZERO } from "../../../../domain/pricing/money.ts"
import { isRefused, type Refusal } from "../../../../domain/refusal.ts"
import type { Shop } from "../../../shop.ts"
import { goodsInOrder, goodsWanted } from "../goods/goods-wanted.ts"

type Query = QueryOf<(typeof adminGoodsCalls)["GET /api/admin/goods/rows"]>

type VariantRow = {
  id: number
  number: string
  price: Money
  originalPrice: Money | null
  weight: number
  stock: number
  choice: string
}

const idsIn = (table: "goods_category" | "goods_tag", column: "category_id" | "tag_id", order: string) => sql<
  number[]
>`(
  select coalesce(json_agg(x.${sql.raw(column)} order by ${sql.raw(order)}), '[]')
  from ${sql.raw(table)} x where x.goods_id = ${goods}.id)`

const variants = sql<VariantRow[]>`(
  select coalesce(json_agg(json_build_object('id', v.id, 'number', v.number, 'price', v.price,
    'originalPrice', v.original_price, 'weight', v.weight, 'stock', v.stock, 'choice', (
      select coalesce(string_agg(s.name, ' / ' order by o.spec_position), '') from variant_spec_value x
        join spec_value s on s.id = x.spec_value_id
        join goods_spec_value o on o.goods_id = x.goods_id and o.spec_value_id = x.spec_value_id
      where x.variant_id = v.id)) order by v.position, v.id), '[]')
  from variant v where v.goods_id = ${goods}.id and v.on_sale)`

/** Goods as a table, a row for each variant that is sold. */
export async function listBulkRows(
  shop: Shop,
  query: Query,
): Promise<CallReply<"GET /api/admin/goods/rows"> | Refusal<"unknownCategory">> {
  const wanted = await goodsWanted(shop, query)
  if (isRefused(wanted)) return wanted
  const found = await shop.db
    .select({
      id: goods.id,
      updatedAt: goods.updatedAt,
      dnames: goods.name,
      dno: goods.number,
      moq: goods.moq,
      onSale: goods.onSale,
      categories: idsIn("goods_category", "category_id", "x.position, x.category_id"),
      tags: idsIn("goods_tag", "tag_id", "x.tag_id"),
      variants,
    })
    .from(goods)
    .where(and(wanted, query.ids === undefined ? undefined : inArray(goods.id, query.ids)))
    .orderBy(...goodsInOrder(query.sort))
    .limit(BULK_ROWS_MAX + 1)
  const rows = found.flatMap(({ variants: some, updatedAt, ...good }): BulkRowShown[] => {
    const own = { ...good, updated_at: updatedAt.toISOString() }
    if (some.length === 0)
      return [
        {
          ...own,
          detail_id: null,
          choice: "",
          goodNo: "",
          price: toDecimal(ZERO),
          orginPrice: null,
          weight: 0,
          stock: 0,
        },
      ]
    return some.map(({ id, number, price, originalPrice, ...variant }) => ({
      ...own,
      ...variant,
      detail_id: id,
      goodNo: number,
      price: toDecimal(price),
      orginPrice: originalPrice === null ? null : toDecimal(originalPrice),
    }))
  })
  return { rows: rows.slice(0, BULK_ROWS_MAX), isMore: rows.length > BULK_ROWS_MAX }
}

import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm"
import type { AdminGoodsFilter, AdminGoodsSort } from "../../../../contract/admin/goods-calls.ts"
import { category } from "../../../../db/schema/category.ts"
import { goods } from "../../../../db/schema/goods.ts"
import { type Refusal, refused } from "../../../../domain/refusal.ts"
import { searchTerms } from "../../../catalog/search-terms.ts"
import type { Shop } from "../../../shop.ts"
import { intList } from "../int-list.ts"

/** The goods that staff look for, sold or not. */
export async function goodsWanted(
  shop: Shop,
  query: AdminGoodsFilter,
): Promise<SQL | undefined | Refusal<"unknownCategory">> {
  const { db, site } = shop
  const { categoryId, tagId, onSale, stock, picture, locked, missing, keywords } = query
  if (categoryId !== undefined) {
    const isOwn = and(eq(category.siteId, site.id), eq(category.id, categoryId))
    if ((await db.$count(category, isOwn)) === 0) return refused("unknownCategory")
  }
  return and(
    eq(goods.siteId, site.id),
    categoryId === undefined ? undefined : sql`${goods.categoryIds} @> ${intList([categoryId])}`,
    tagId === undefined ? undefined : sql`${goods.tagIds} @> ${intList([tagId])}`,
    onSale === undefined ? undefined : flagIs(goods.onSale, onSale),
    locked === undefined ? undefined : flagIs(goods.encrypted, locked),
    picture === undefined ? undefined : picture ? sql`${goods.picture} is not null` : sql`${goods.picture} is null`,
    stock === undefined ? undefined : stock === "out" ? sql`not ${goods.inStock}` : sql`${goods.lowStock}`,
    missing === undefined
      ? undefined
      : sql`not exists (select from translation t where t.site_id = ${goods}.site_id and t.kind = 'goods'
          and t.entity_id = ${goods}.id and t.locale = ${missing})`,
    keywords ? await isFoundBy(shop, keywords) : undefined,
  )
}

/** As the partial indexes say it: "on_sale = $1" would not find them. */
const flagIs = (column: typeof goods.onSale | typeof goods.encrypted, is: boolean): SQL =>
  is ? sql`${column}` : sql`not ${column}`

/** By the words that shoppers find them by, or by the whole number of the good or of a variant. */
async function isFoundBy(shop: Shop, keywords: string): Promise<SQL> {
  const terms = await searchTerms(shop, keywords)
  const byNumber = sql`${goods.number} = ${keywords} or ${goods.id} = any(array(
    select v.goods_id from variant v where v.site_id = ${shop.site.id} and v.number = ${keywords}))`
  return terms ? sql`(${goods.search} @@ ${terms.query}::tsquery or ${byNumber})` : sql`(${byNumber})`
}

const ORDERS: Record<AdminGoodsSort, SQL[]> = {
  newest: [desc(goods.id)],
  oldest: [asc(goods.id)],
  name: [asc(goods.name), asc(goods.id)],
  nameDesc: [desc(goods.name), desc(goods.id)],
  number: [asc(goods.number)],
  changed: [desc(goods.updatedAt), desc(goods.id)],
}

export const goodsInOrder = (sort: AdminGoodsSort): SQL[] => ORDERS[sort]

import { and, desc, eq, type SQL, sql } from "drizzle-orm"
import type { adminGoodsCalls } from "../../../../contract/admin/goods-calls.ts"
import type { AdminGoods } from "../../../../contract/admin/goods-shapes.ts"
import type { QueryOf } from "../../../../contract/call.ts"
import type { CallReply } from "../../../../contract/calls.ts"
import { category } from "../../../../db/schema/category.ts"
import { goods } from "../../../../db/schema/goods.ts"
import { goodsPath } from "../../../../domain/catalog/goods-address.ts"
import { toDecimal } from "../../../../domain/pricing/money.ts"
import { type Refusal, refused } from "../../../../domain/refusal.ts"
import { searchTerms } from "../../../catalog/search-terms.ts"
import { pictureUrl, type Shop } from "../../../shop.ts"
import { pageOf } from "../../page-of.ts"
import { intList } from "../int-list.ts"

type Query = QueryOf<(typeof adminGoodsCalls)["GET /api/admin/goods/lists"]>

/** With this many pieces or fewer of a variant left it is time to order more. */
const LOW_STOCK = 5

// With the table spelled out: in a selection Drizzle leaves it out of a column, and "id" would be the variant's.
const pieces = sql<number>`(
  select coalesce(sum(v.stock), 0)::int from variant v where v.goods_id = ${goods}.id and v.on_sale)`

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
}

/** All goods of the shop, newest first. */
export async function listAdminGoods(
  shop: Shop,
  query: Query,
): Promise<CallReply<"GET /api/admin/goods/lists"> | Refusal<"unknownCategory">> {
  const { db, site } = shop
  if (query.categoryId !== undefined) {
    const isOwn = and(eq(category.siteId, site.id), eq(category.id, query.categoryId))
    if ((await db.$count(category, isOwn)) === 0) return refused("unknownCategory")
  }
  const where = and(
    eq(goods.siteId, site.id),
    query.categoryId === undefined ? undefined : sql`${goods.categoryIds} @> ${intList([query.categoryId])}`,
    query.onSale === undefined ? undefined : eq(goods.onSale, query.onSale),
    query.stock && stockIs(query.stock),
    query.keywords ? await isFoundBy(shop, query.keywords) : undefined,
  )
  return pageOf(query, await db.$count(goods, where), async (span) => {
    const rows = await db
      .select(columns)
      .from(goods)
      .where(where)
      .orderBy(desc(goods.id))
      .limit(span.limit)
      .offset(span.offset)
    return rows.map(
      ({ name, number, picture, minPrice, maxPrice, encrypted, updatedAt, ...row }): AdminGoods => ({
        ...row,
        dnames: name,
        dno: number,
        image: pictureUrl(picture),
        minPrice: toDecimal(minPrice),
        maxPrice: toDecimal(maxPrice),
        isEncrypted: encrypted,
        url: goodsPath(name, row.id),
        updated_at: updatedAt.toISOString(),
      }),
    )
  })
}

const stockIs = (stock: "low" | "out"): SQL =>
  stock === "out"
    ? sql`not ${goods.inStock}`
    : sql`exists (select from variant v where v.goods_id = ${goods.id} and v.on_sale and v.stock <= ${LOW_STOCK})`

/** By the words that shoppers find them by, or by the whole number of the good or of a variant. */
async function isFoundBy(shop: Shop, keywords: string): Promise<SQL> {
  const terms = await searchTerms(shop, keywords)
  const byNumber = sql`${goods.number} = ${keywords} or ${goods.id} = any(array(
    select v.goods_id from variant v where v.site_id = ${shop.site.id} and v.number = ${keywords}))`
  return terms ? sql`(${goods.search} @@ ${terms.query}::tsquery or ${byNumber})` : sql`(${byNumber})`
}

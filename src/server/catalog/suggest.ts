import { and, desc, eq, ilike, sql } from "drizzle-orm"
import type { CallReply } from "../../contract/calls.ts"
import { category } from "../../db/schema/category.ts"
import { goods } from "../../db/schema/goods.ts"
import { SUGGESTED_CATEGORIES_MAX, SUGGESTED_GOODS_MAX } from "../../domain/constants.ts"
import { saidText } from "../said.ts"
import type { Shop } from "../shop.ts"
import { entryColumns, hidesLocked } from "./goods-entry.ts"
import { entriesOf } from "./list-goods.ts"
import { searchTerms } from "./search-terms.ts"

type Suggestions = CallReply<"GET /api/goods/suggest">

/** What the shopper may mean: the best sold goods and the categories that fit what has been typed so far. */
export async function suggest(shop: Shop, keywords: string): Promise<Suggestions> {
  const terms = keywords ? await searchTerms(shop, keywords) : null
  if (!terms) return { goods: [], categories: [], corrected: null }
  const [rows, categories] = await Promise.all([
    shop.db
      .select(entryColumns(shop))
      .from(goods)
      .where(
        and(
          eq(goods.siteId, shop.site.id),
          sql`${goods.onSale} and ${goods.search} @@ ${terms.query}::tsquery`,
          hidesLocked(shop) ? sql`not ${goods.encrypted}` : undefined,
        ),
      )
      .orderBy(desc(goods.soldCount), desc(goods.id))
      .limit(SUGGESTED_GOODS_MAX),
    suggestedCategories(shop, terms.corrected ?? keywords),
  ])
  return { goods: await entriesOf(shop, rows, []), categories, corrected: terms.corrected }
}

async function suggestedCategories(shop: Shop, text: string): Promise<Suggestions["categories"]> {
  const { db, site } = shop
  const name = saidText(shop, "category", sql`${category.id}`, "name", sql`${category.name}`)
  const pattern = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`
  return db
    .select({ id: category.id, dnames: name })
    .from(category)
    .where(and(eq(category.siteId, site.id), ilike(name, pattern)))
    .orderBy(sql`length(${name})`, category.id)
    .limit(SUGGESTED_CATEGORIES_MAX)
}

import { and, asc, eq } from "drizzle-orm"
import type { CallReply } from "../../contract/calls.ts"
import { goods } from "../../db/schema/goods.ts"
import { variant } from "../../db/schema/variant.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { wholeList } from "../api/whole-list.ts"
import { has, type Shop } from "../shop.ts"
import { isLocked } from "./goods-entry.ts"
import { countView } from "./view-counts.ts"

/** Pieces left, now. Every page of a good asks for them, kept or not, so this is where visitors are counted. */
export async function goodsStock(
  shop: Shop,
  id: number,
): Promise<CallReply<"GET /api/goods/stock"> | Refusal<"unknownGoods">> {
  const rows = await shop.db
    .select({ id: variant.id, stock: variant.stock, encrypted: goods.encrypted })
    .from(variant)
    .innerJoin(goods, and(eq(goods.siteId, variant.siteId), eq(goods.id, variant.goodsId)))
    .where(and(eq(goods.siteId, shop.site.id), eq(goods.id, id), eq(goods.onSale, true), eq(variant.onSale, true)))
    .orderBy(asc(variant.position), asc(variant.id))
  if (rows.length === 0 || rows.some((row) => isLocked(shop, row))) return refused("unknownGoods")
  if (has(shop, "viewCount")) countView(shop, id)
  return wholeList(rows.map(({ id, stock }) => ({ id, stock })))
}

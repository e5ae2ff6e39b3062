import { and, desc, eq } from "drizzle-orm"
import type { CallReply } from "../../contract/calls.ts"
import { goods } from "../../db/schema/goods.ts"
import { favourite } from "../../db/schema/member.ts"
import { entryColumns } from "../catalog/goods-entry.ts"
import { entriesOf } from "../catalog/list-goods.ts"
import { taxonomy } from "../catalog/taxonomy.ts"
import type { Shop } from "../shop.ts"
import type { Member } from "../who.ts"

type Page = { current_page: number; page_size: number }

/** What a member has put aside. What is no longer sold stays, and says so: they would look for it otherwise. */
export async function listFavourites(
  shop: Shop,
  member: Member,
  page: Page,
): Promise<CallReply<"GET /api/goods/collect">> {
  const { db, site } = shop
  const theirs = and(eq(favourite.siteId, site.id), eq(favourite.memberId, member.id))
  const [total, rows, { tags }] = await Promise.all([
    db.$count(favourite, theirs),
    db
      .select(entryColumns(shop))
      .from(favourite)
      .innerJoin(goods, and(eq(goods.siteId, favourite.siteId), eq(goods.id, favourite.goodsId)))
      .where(theirs)
      .orderBy(desc(favourite.createdAt), desc(favourite.goodsId))
      .limit(page.page_size)
      .offset((page.current_page - 1) * page.page_size),
    taxonomy(shop),
  ])
  return { list: await entriesOf(shop, rows, tags), total, ...page }
}

import { and, desc, eq, sql } from "drizzle-orm"
import type { CallReply } from "../../contract/calls.ts"
import { goods } from "../../db/schema/goods.ts"
import type { Shop } from "../shop.ts"
import { COUNT_CAP } from "./found-goods.ts"
import { entryColumns } from "./goods-entry.ts"
import { entriesOf } from "./list-goods.ts"
import { taxonomy } from "./taxonomy.ts"

type Page = { current_page: number; page_size: number }

/** Goods that the shop runs an activity of its own with. */
export async function listSelfActivity(shop: Shop, page: Page): Promise<CallReply<"GET /api/goods/selfactivity">> {
  const where = and(eq(goods.siteId, shop.site.id), sql`${goods.onSale} and ${goods.selfActivity}`)
  const some = shop.db
    .select({ id: goods.id })
    .from(goods)
    .where(where)
    .limit(COUNT_CAP + 1)
  const offset = (page.current_page - 1) * page.page_size
  const rowsOnPage = shop.db
    .select(entryColumns(shop))
    .from(goods)
    .where(where)
    .orderBy(desc(goods.rank), desc(goods.id))
    .limit(page.page_size)
    .offset(offset)
  const [found, rows, { tags }] = await Promise.all([
    shop.db.$count(some.as("some")),
    offset < COUNT_CAP ? rowsOnPage : [],
    taxonomy(shop),
  ])
  const list = await entriesOf(shop, rows, tags)
  return { list, total: Math.min(found, COUNT_CAP), isCapped: found > COUNT_CAP, ...page }
}

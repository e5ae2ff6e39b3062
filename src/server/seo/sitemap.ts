import { type SQL, sql } from "drizzle-orm"
import type { Database } from "../../db/database.ts"
import { goodsPath, goodsPaths } from "../../domain/catalog/goods-address.ts"
import { SCREENS } from "../../domain/site/screens.ts"
import { type NamesSaid, namesSaid } from "../said.ts"
import { pictureUrl } from "../shop.ts"
import type { Site } from "../site.ts"
import { type SitemapEntry, sitemapFile, sitemapIndexFile } from "./sitemap-file.ts"
import { pageEntries } from "./sitemap-pages.ts"
import { filledParts, idsOfPart, type Listed, partSpan } from "./sitemap-parts.ts"

/** The shop that is asked for a file, and by which address. */
export type Asked = { db: Database; site: Site; origin: string; now: Date }

type GoodsRow = {
  id: number
  name: string
  names: NamesSaid
  picture: string | null
  second: string | null
  updatedAt: string
}

/** Every file of the sitemap. Parts without pages are not named. */
export async function sitemapIndex({ db, site, origin }: Asked): Promise<string> {
  const span = partSpan(site)
  const [categoryParts, goodsParts] = await Promise.all([
    filledParts(db, categories(site), span),
    filledParts(db, openGoods(site), span),
  ])
  return sitemapIndexFile(origin, [
    "/sitemap-pages.xml",
    ...categoryParts.map((part) => `/sitemap-categories-${part}.xml`),
    ...goodsParts.map((part) => `/sitemap-goods-${part}.xml`),
  ])
}

export async function sitemapOfPages(asked: Asked): Promise<string> {
  return sitemapFile(asked, await pageEntries(asked.db, asked.site, partSpan(asked.site), asked.now))
}

export async function sitemapOfCategories(asked: Asked, part: number): Promise<string | null> {
  const rows = await rowsOf<{ id: number }>(asked, part, categories(asked.site), sql`id`)
  return filled(
    asked,
    rows.map(({ id }) => ({ path: `${SCREENS.goodsList.path}?categoryId=${id}` })),
  )
}

export async function sitemapOfGoods(asked: Asked, part: number): Promise<string | null> {
  const columns = sql`id, name, ${namesSaid(asked.site, "goods", sql`goods.id`)} as names, picture, second_picture as second, updated_at as "updatedAt"`
  const rows = await rowsOf<GoodsRow>(asked, part, openGoods(asked.site), columns)
  return filled(
    asked,
    rows.map(({ id, name, names, picture, second, updatedAt }) => ({
      path: goodsPath(name, id),
      ownPaths: goodsPaths(names, id),
      changedAt: new Date(updatedAt),
      images: [picture, second].map(pictureUrl).filter((path) => path !== null),
    })),
  )
}

async function rowsOf<Row extends { id: number }>({ db, site }: Asked, part: number, listed: Listed, columns: SQL) {
  const ids = idsOfPart(part, partSpan(site))
  if (!ids) return []
  const { table, siteId, isShown } = listed
  const found = await db.execute<Row>(
    sql`select ${columns} from ${table} where site_id = ${siteId} and ${ids} and ${isShown} order by id`,
  )
  return found.rows
}

const filled = (asked: Asked, entries: SitemapEntry[]) => (entries.length > 0 ? sitemapFile(asked, entries) : null)

const categories = ({ id }: Site): Listed => ({ table: sql`category`, siteId: id, isShown: sql`true` })

/** Goods that anybody may see: locked ones are not even named. */
const openGoods = ({ id, apps }: Site): Listed => ({
  table: sql`goods`,
  siteId: id,
  isShown: apps.has("encryptedGoods") ? sql`(on_sale and not encrypted)` : sql`on_sale`,
})

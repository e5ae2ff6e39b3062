import { and, asc, eq, getTableColumns, lte, sql } from "drizzle-orm"
import type { CallReply } from "../../contract/calls.ts"
import { contentPage as page } from "../../db/schema/content.ts"
import { type SaidBody, type SaidTexts, spoken } from "../../domain/locales/translated-texts.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { CONTENT_IDS } from "../../domain/site/page-types.ts"
import { cleanHtml } from "../clean-html.ts"
import { ownTexts, saidBody, saidLocale, saidTexts } from "../said.ts"
import type { Shop } from "../shop.ts"

type Reply = CallReply<"GET /api/content/page"> | Refusal<"unknownPage">

/** A page that the merchant wrote, by its slug. */
export async function contentPage(shop: Shop, slug: string): Promise<Reply> {
  const [row] = await shop.db
    .select(columnsOf(shop))
    .from(page)
    .where(and(eq(page.siteId, shop.site.id), eq(page.slug, slug), lte(page.publishedAt, shop.now)))
  return row ? shown(shop, row) : refused("unknownPage")
}

/** What the merchant wrote for a fixed screen. Page types 1 to 10 are the content ids; of several pages the first counts. */
export async function fixedPage(shop: Shop, contentId: number): Promise<Reply> {
  if (contentId > CONTENT_ID_MAX) return refused("unknownPage")
  const [row] = await shop.db
    .select(columnsOf(shop))
    .from(page)
    .where(and(eq(page.siteId, shop.site.id), eq(page.pageType, contentId), lte(page.publishedAt, shop.now)))
    .orderBy(asc(page.id))
    .limit(1)
  return row ? shown(shop, row) : refused("unknownPage")
}

const CONTENT_ID_MAX = Math.max(...Object.values(CONTENT_IDS))

const columnsOf = (shop: Shop) => ({
  ...getTableColumns(page),
  said: saidTexts(shop, "content_page", sql`${page.id}`),
  saidBody: saidBody(shop, "content_page", sql`${page.id}`),
})

type Row = typeof page.$inferSelect & {
  said: SaidTexts<"content_page"> | null
  saidBody: SaidBody<"content_page"> | null
}

function shown(shop: Shop, found: Row) {
  const said = found.said && { ...found.said, ...found.saidBody }
  const { row, own } = spoken(found, said, ["title", "content", "seoTitle", "seoDescription"])
  const { slug, pageType, title, content, seoTitle, seoDescription } = row
  const locale = saidLocale(shop)
  const keywords = (locale && shop.site.said[locale]?.keywords) || shop.site.keywords
  const inOwn = ownTexts(shop, own, { title: "title", content: "content", seoTitle: "seo", seoDescription: "seo" })
  const seo = { title: seoTitle || title, description: seoDescription, keywords }
  return { slug, pageType, title, content: cleanHtml(content), seo, ...inOwn }
}

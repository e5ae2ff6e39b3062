import { and, asc, eq } from "drizzle-orm"
import type { CallReply } from "../../contract/calls.ts"
import { contentPage as page } from "../../db/schema/content.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { CONTENT_IDS } from "../../domain/site/page-types.ts"
import { cleanHtml } from "../clean-html.ts"
import type { Shop } from "../shop.ts"

type Reply = CallReply<"GET /api/content/page"> | Refusal<"unknownPage">

/** A page that the merchant wrote, by its slug. */
export async function contentPage({ db, site }: Shop, slug: string): Promise<Reply> {
  const [row] = await db
    .select()
    .from(page)
    .where(and(eq(page.siteId, site.id), eq(page.slug, slug)))
  return row ? shown(row, site.keywords) : refused("unknownPage")
}

/** What the merchant wrote for a fixed screen. Page types 1 to 10 are the content ids; of several pages the first counts. */
export async function fixedPage({ db, site }: Shop, contentId: number): Promise<Reply> {
  if (contentId > CONTENT_ID_MAX) return refused("unknownPage")
  const [row] = await db
    .select()
    .from(page)
    .where(and(eq(page.siteId, site.id), eq(page.pageType, contentId)))
    .orderBy(asc(page.id))
    .limit(1)
  return row ? shown(row, site.keywords) : refused("unknownPage")
}

const CONTENT_ID_MAX = Math.max(...Object.values(CONTENT_IDS))

function shown(
  { slug, pageType, title, content, seoTitle, seoDescription }: typeof page.$inferSelect,
  keywords: string,
) {
  const seo = { title: seoTitle || title, description: seoDescription, keywords }
  return { slug, pageType, title, content: cleanHtml(content), seo }
}

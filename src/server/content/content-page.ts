import { and, eq } from "drizzle-orm"
import type { CallReply } from "../../contract/calls.ts"
import { contentPage as page } from "../../db/schema/content.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { cleanHtml } from "../clean-html.ts"
import type { Shop } from "../shop.ts"

export async function contentPage(
  { db, site }: Shop,
  slug: string,
): Promise<CallReply<"GET /api/content/page"> | Refusal<"unknownPage">> {
  const [row] = await db
    .select()
    .from(page)
    .where(and(eq(page.siteId, site.id), eq(page.slug, slug)))
  if (!row) return refused("unknownPage")
  return {
    slug: row.slug,
    pageType: row.pageType,
    title: row.title,
    content: cleanHtml(row.content),
    seo: { title: row.seoTitle || row.title, description: row.seoDescription, keywords: site.keywords },
  }
}

import { and, desc, eq, lte, ne } from "drizzle-orm"
import type { Database } from "../../db/database.ts"
import { contentPage, news } from "../../db/schema/content.ts"
import { sitePolicy } from "../../db/schema/site-settings.ts"
import { pageTypeOf } from "../../domain/site/page-types.ts"
import { newsPath } from "../../domain/site/route-address.ts"
import { SCREENS, type ScreenName } from "../../domain/site/screens.ts"
import { hasScreen, isTemplateName } from "../../domain/site/templates.ts"
import type { Site } from "../site.ts"
import type { SitemapEntry } from "./sitemap-file.ts"

/** The screens with one address that search engines should know. Nothing personal is among them. */
export const LISTED_SCREENS: readonly ScreenName[] = [
  "home",
  "goodsList",
  "selfActivity",
  "promotionGoods",
  "newsList",
  "newsDetail",
  "about",
  "contact",
  "feedback",
  "payment",
  "privacy",
  "returns",
  "service",
  "shipping",
]

/** The pages of the shop's terms: each is there once it is written. */
const POLICY_KINDS: Partial<Record<ScreenName, (typeof sitePolicy.$inferSelect)["kind"]>> = {
  payment: "payment",
  privacy: "privacy",
  returns: "return",
  service: "service",
  shipping: "shipping",
}

/** Fixed screens, pages of text, and news: what is neither a category nor a good. */
export async function pageEntries(db: Database, site: Site, limit: number, now: Date): Promise<SitemapEntry[]> {
  const [texts, latest, policies] = await Promise.all([
    textEntries(db, site, now),
    newsEntries(db, site, limit, now),
    writtenPolicies(db, site),
  ])
  const isThere = (screen: ScreenName) => {
    const kind = POLICY_KINDS[screen]
    if (kind && !policies.has(kind)) return false
    return !isTemplateName(site.template) || hasScreen(site.template, screen)
  }
  const fixed = LISTED_SCREENS.filter((screen) => isThere(screen) && !SCREENS[screen].path.includes("{")).map(
    (screen) => ({ path: SCREENS[screen].path }),
  )
  return [...fixed, ...texts, ...latest].slice(0, limit)
}

async function writtenPolicies(db: Database, site: Site): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ kind: sitePolicy.kind })
    .from(sitePolicy)
    .where(and(eq(sitePolicy.siteId, site.id), ne(sitePolicy.policy, "")))
  return new Set(rows.map(({ kind }) => kind))
}

/** Texts of a fixed screen (about, contact) are shown there, not under their slug. */
async function textEntries(db: Database, site: Site, now: Date): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ slug: contentPage.slug, pageType: contentPage.pageType, updatedAt: contentPage.updatedAt })
    .from(contentPage)
    .where(and(eq(contentPage.siteId, site.id), lte(contentPage.publishedAt, now)))
    .orderBy(contentPage.slug)
  return rows
    .filter(({ pageType }) => pageTypeOf(pageType).contentId === null)
    .map(({ slug, updatedAt }) => ({ path: `/${slug}`, changedAt: updatedAt }))
}

async function newsEntries(db: Database, site: Site, limit: number, now: Date): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ id: news.id, publishedAt: news.publishedAt })
    .from(news)
    .where(and(eq(news.siteId, site.id), lte(news.publishedAt, now)))
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(limit)
  return rows.map(({ id, publishedAt }) => ({ path: newsPath(id), changedAt: publishedAt }))
}

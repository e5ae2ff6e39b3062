import { and, asc, eq } from "drizzle-orm"
import type { adminContentCalls } from "../../../../contract/admin/content-calls.ts"
import type { BodyOf } from "../../../../contract/call.ts"
import type { CallReply } from "../../../../contract/calls.ts"
import { contentPage } from "../../../../db/schema/content.ts"
import { refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { cleanHtml } from "../../../clean-html.ts"
import type { Shop } from "../../../shop.ts"
import { type PageAsked, pageOf } from "../../page-of.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"

import { changedSince, nextChange } from "../changed-since.ts"
import { shopMoment } from "../shop-moment.ts"

type PageSent = BodyOf<(typeof adminContentCalls)["POST /api/admin/page/save"]>

const own = (siteId: number, id: number) => and(eq(contentPage.siteId, siteId), eq(contentPage.id, id))

export async function listPages(
  { db, site, now }: Shop,
  page: PageAsked,
): Promise<CallReply<"GET /api/admin/page/lists">> {
  const where = eq(contentPage.siteId, site.id)
  return pageOf(page, await db.$count(contentPage, where), async ({ limit, offset }) => {
    const rows = await db
      .select()
      .from(contentPage)
      .where(where)
      .orderBy(asc(contentPage.slug))
      .limit(limit)
      .offset(offset)
    return rows.map((row) => adminPage(row, now))
  })
}

export async function showPage(
  { db, site, now }: Shop,
  slug: string,
): Promise<CallReply<"GET /api/admin/page/detail"> | Refused> {
  const [row] = await db
    .select()
    .from(contentPage)
    .where(and(eq(contentPage.siteId, site.id), eq(contentPage.slug, slug)))
  if (!row) return refused("unknownPage")
  const seo = { title: row.seoTitle, description: row.seoDescription }
  return { ...adminPage(row, now), content: row.content, seo }
}

function adminPage(row: typeof contentPage.$inferSelect, now: Date) {
  const { id, slug, pageType, title, publishedAt, updatedAt } = row
  const shown = { publishTime: publishedAt.toISOString(), isPublished: publishedAt <= now }
  return { id, slug, pageType, title, ...shown, updated_at: updatedAt.toISOString() }
}

/** Adds or replaces a page of text. */
export async function savePage(
  context: StaffContext,
  sent: PageSent,
): Promise<{ id: number; updated_at: string } | Refused> {
  const { site, now } = context.shop
  const { slug, pageType, title, seo } = sent
  const columns = {
    slug,
    pageType,
    title,
    content: cleanHtml(sent.content),
    publishedAt: sent.publishTime === undefined ? undefined : shopMoment(site, sent.publishTime, "begin"),
    seoTitle: seo.title,
    seoDescription: seo.description,
  }
  return auditedTransaction(context, async (tx, note) => {
    let updatedAt = now
    if (sent.id !== undefined) {
      const [stored] = await tx.select().from(contentPage).where(own(site.id, sent.id)).for("update")
      if (!stored) return refused("unknownPage")
      const changed = changedSince(sent.updated_at, stored.updatedAt)
      if (changed) return changed
      updatedAt = nextChange(stored.updatedAt, now)
    }
    const [row] =
      sent.id === undefined
        ? await tx
            .insert(contentPage)
            .values({ siteId: site.id, ...columns, updatedAt })
            .returning()
        : await tx
            .update(contentPage)
            .set({ ...columns, updatedAt })
            .where(own(site.id, sent.id))
            .returning()
    if (!row) return refused("unknownPage")
    await note(sent.id === undefined ? "page.add" : "page.change", `page ${row.id}`, { slug, title })
    return { id: row.id, updated_at: updatedAt.toISOString() }
  })
}

export async function removePage(context: StaffContext, id: number): Promise<{ id: number } | Refused> {
  return auditedTransaction(context, async (tx, note) => {
    const [gone] = await tx.delete(contentPage).where(own(context.shop.site.id, id)).returning()
    if (!gone) return refused("unknownPage")
    await note("page.remove", `page ${id}`, { slug: gone.slug, title: gone.title })
    return { id }
  })
}

import { and, desc, eq } from "drizzle-orm"
import type { adminContentCalls } from "../../../../contract/admin/content-calls.ts"
import type { BodyOf } from "../../../../contract/call.ts"
import type { CallReply } from "../../../../contract/calls.ts"
import { news } from "../../../../db/schema/content.ts"
import { media } from "../../../../db/schema/media.ts"
import { refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { cleanHtml } from "../../../clean-html.ts"
import { pictureUrl, type Shop } from "../../../shop.ts"
import { type PageAsked, pageOf } from "../../page-of.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { changedSince, nextChange } from "../changed-since.ts"
import { shopMoment } from "../shop-moment.ts"
import { unknownPictures } from "../unknown-pictures.ts"

type NewsSent = BodyOf<(typeof adminContentCalls)["POST /api/admin/news/save"]>

const own = (siteId: number, id: number) => and(eq(news.siteId, siteId), eq(news.id, id))
const ofMedia = and(eq(media.siteId, news.siteId), eq(media.id, news.mediaId))

export async function listAdminNews(shop: Shop, page: PageAsked): Promise<CallReply<"GET /api/admin/news/lists">> {
  const where = eq(news.siteId, shop.site.id)
  return pageOf(page, await shop.db.$count(news, where), async ({ limit, offset }) => {
    const rows = await shop.db
      .select({ news, path: media.path })
      .from(news)
      .leftJoin(media, ofMedia)
      .where(where)
      .orderBy(desc(news.publishedAt), desc(news.id))
      .limit(limit)
      .offset(offset)
    return rows.map((row) => adminNews(shop, row))
  })
}

export async function showAdminNews(
  shop: Shop,
  id: number,
): Promise<CallReply<"GET /api/admin/news/detail"> | Refused> {
  const [row] = await shop.db
    .select({ news, path: media.path })
    .from(news)
    .leftJoin(media, ofMedia)
    .where(own(shop.site.id, id))
  return row ? { ...adminNews(shop, row), content: row.news.content } : refused("unknownNews")
}

function adminNews({ now }: Shop, { news: row, path }: { news: typeof news.$inferSelect; path: string | null }) {
  const { id, title, summary, mediaId, publishedAt, updatedAt } = row
  const image = pictureUrl(path)
  const publishTime = publishedAt.toISOString()
  const shown = { publishTime, isPublished: publishedAt <= now, updated_at: updatedAt.toISOString() }
  return { id, title, summary, image, media_id: mediaId, ...shown }
}

/** Adds or replaces a piece of news. Without a day a new one is published now, and an old one keeps its day. */
export async function saveNews(
  context: StaffContext,
  sent: NewsSent,
): Promise<{ id: number; updated_at: string } | Refused> {
  const { site, now } = context.shop
  const { title, summary, media_id: mediaId, publishTime } = sent
  const publishedAt = publishTime === undefined ? undefined : shopMoment(site, publishTime, "begin")
  const columns = { title, summary, mediaId, content: cleanHtml(sent.content) }
  return auditedTransaction(context, async (tx, note) => {
    const unknown = await unknownPictures(tx, site.id, [mediaId])
    if (unknown) return unknown
    let updatedAt = now
    if (sent.id !== undefined) {
      const [stored] = await tx.select().from(news).where(own(site.id, sent.id)).for("update")
      if (!stored) return refused("unknownNews")
      const changed = changedSince(sent.updated_at, stored.updatedAt)
      if (changed) return changed
      updatedAt = nextChange(stored.updatedAt, now)
    }
    const [row] =
      sent.id === undefined
        ? await tx
            .insert(news)
            .values({ siteId: site.id, ...columns, publishedAt: publishedAt ?? now, updatedAt })
            .returning()
        : await tx
            .update(news)
            .set({ ...columns, publishedAt, updatedAt })
            .where(own(site.id, sent.id))
            .returning()
    if (!row) return refused("unknownNews")
    const action = sent.id === undefined ? "news.add" : "news.change"
    await note(action, `news ${row.id}`, { title, publishedAt: row.publishedAt })
    return { id: row.id, updated_at: updatedAt.toISOString() }
  })
}

export async function removeNews(context: StaffContext, id: number): Promise<{ id: number } | Refused> {
  return auditedTransaction(context, async (tx, note) => {
    const [gone] = await tx.delete(news).where(own(context.shop.site.id, id)).returning()
    if (!gone) return refused("unknownNews")
    await note("news.remove", `news ${id}`, { title: gone.title })
    return { id }
  })
}

import { and, desc, eq, lte, sql } from "drizzle-orm"
import type { CallReply } from "../../contract/calls.ts"
import { news } from "../../db/schema/content.ts"
import { media } from "../../db/schema/media.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { cleanHtml } from "../clean-html.ts"
import { pictureUrl, type Shop } from "../shop.ts"

type Page = { current_page: number; page_size: number }

const entry = { id: news.id, title: news.title, summary: news.summary, path: media.path, publishedAt: news.publishedAt }
const ofMedia = and(eq(media.siteId, news.siteId), eq(media.id, news.mediaId))
const published = (shop: Shop) => and(eq(news.siteId, shop.site.id), lte(news.publishedAt, shop.now))

export async function newsList(shop: Shop, page: Page): Promise<CallReply<"GET /api/news/lists">> {
  const total = await shop.db.$count(news, published(shop))
  const offset = (page.current_page - 1) * page.page_size
  const rows =
    offset >= total
      ? []
      : await shop.db
          .select(entry)
          .from(news)
          .leftJoin(media, ofMedia)
          .where(published(shop))
          .orderBy(desc(news.publishedAt), desc(news.id))
          .offset(offset)
          .limit(page.page_size)
  return { list: rows.map(newsEntry), total, ...page }
}

export async function newsDetail(
  shop: Shop,
  id: number,
): Promise<CallReply<"GET /api/news/detail"> | Refusal<"unknownNews">> {
  const neighbour = (beyond: "<" | ">", order: "desc" | "asc") => sql<{ id: number; title: string } | null>`(
    select json_build_object('id', n.id, 'title', n.title) from news n
    where n.site_id = ${news.siteId} and n.published_at <= ${shop.now.toISOString()}
      and (n.published_at, n.id) ${sql.raw(beyond)} (${news.publishedAt}, ${news.id})
    order by n.published_at ${sql.raw(order)}, n.id ${sql.raw(order)} limit 1)`
  const [row] = await shop.db
    .select({ ...entry, content: news.content, previous: neighbour("<", "desc"), next: neighbour(">", "asc") })
    .from(news)
    .leftJoin(media, ofMedia)
    .where(and(published(shop), eq(news.id, id)))
  if (!row) return refused("unknownNews")
  return { ...newsEntry(row), content: cleanHtml(row.content), previous: row.previous, next: row.next }
}

type Row = { id: number; title: string; summary: string; path: string | null; publishedAt: Date }

function newsEntry({ id, title, summary, path, publishedAt }: Row) {
  return { id, title, summary, image: pictureUrl(path), createTime: publishedAt.toISOString() }
}

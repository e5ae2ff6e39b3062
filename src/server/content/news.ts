import { and, desc, eq, lte, sql } from "drizzle-orm"
import type { CallReply } from "../../contract/calls.ts"
import { news } from "../../db/schema/content.ts"
import { media } from "../../db/schema/media.ts"
import { type SaidTexts, spoken } from "../../domain/locales/translated-texts.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { cleanHtml } from "../clean-html.ts"
import { ownTexts, saidBody, saidLocale, saidText, saidTexts } from "../said.ts"
import { pictureUrl, type Shop } from "../shop.ts"

type Page = { current_page: number; page_size: number }

const entryOf = (shop: Shop) => ({
  id: news.id,
  title: news.title,
  summary: news.summary,
  path: media.path,
  publishedAt: news.publishedAt,
  said: saidTexts(shop, "news", sql`${news.id}`),
})
const ofMedia = and(eq(media.siteId, news.siteId), eq(media.id, news.mediaId))
const published = (shop: Shop) => and(eq(news.siteId, shop.site.id), lte(news.publishedAt, shop.now))

export async function newsList(shop: Shop, page: Page): Promise<CallReply<"GET /api/news/lists">> {
  const total = await shop.db.$count(news, published(shop))
  const offset = (page.current_page - 1) * page.page_size
  const rows =
    offset >= total
      ? []
      : await shop.db
          .select(entryOf(shop))
          .from(news)
          .leftJoin(media, ofMedia)
          .where(published(shop))
          .orderBy(desc(news.publishedAt), desc(news.id))
          .offset(offset)
          .limit(page.page_size)
  return { list: rows.map((row) => newsEntry(shop, row)), total, ...page }
}

export async function newsDetail(
  shop: Shop,
  id: number,
): Promise<CallReply<"GET /api/news/detail"> | Refusal<"unknownNews">> {
  const neighbour = (beyond: "<" | ">", order: "desc" | "asc") => sql<{ id: number; title: string } | null>`(
    select json_build_object('id', n.id, 'title', ${saidText(shop, "news", sql`n.id`, "title", sql`n.title`)}) from news n
    where n.site_id = ${news.siteId} and n.published_at <= ${shop.now.toISOString()}
      and (n.published_at, n.id) ${sql.raw(beyond)} (${news.publishedAt}, ${news.id})
    order by n.published_at ${sql.raw(order)}, n.id ${sql.raw(order)} limit 1)`
  const [row] = await shop.db
    .select({
      ...entryOf(shop),
      content: news.content,
      saidBody: saidBody(shop, "news", sql`${news.id}`),
      previous: neighbour("<", "desc"),
      next: neighbour(">", "asc"),
    })
    .from(news)
    .leftJoin(media, ofMedia)
    .where(and(published(shop), eq(news.id, id)))
  if (!row) return refused("unknownNews")
  const head = newsEntry(shop, row)
  const content = row.saidBody?.content
  const own = [...(head.own ?? []), ...(content || saidLocale(shop) === null ? [] : ["content"])]
  return { ...head, own, content: cleanHtml(content || row.content), previous: row.previous, next: row.next }
}

type Row = {
  id: number
  title: string
  summary: string
  path: string | null
  publishedAt: Date
  said: SaidTexts<"news"> | null
}

function newsEntry(shop: Shop, found: Row) {
  const { row, own } = spoken(found, found.said, ["title", "summary"])
  const { id, title, summary, path, publishedAt } = row
  const inOwn = ownTexts(shop, own, { title: "title", summary: "summary" })
  return { id, title, summary, image: pictureUrl(path), createTime: publishedAt.toISOString(), ...inOwn }
}

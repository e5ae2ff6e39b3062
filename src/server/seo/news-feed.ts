import { and, desc, eq, lte } from "drizzle-orm"
import { news } from "../../db/schema/content.ts"
import { media } from "../../db/schema/media.ts"
import { LOCALES } from "../../domain/locales/locales.ts"
import { NEWS_FEED_PATH, newsPath } from "../../domain/site/route-address.ts"
import { SCREENS } from "../../domain/site/screens.ts"
import { pictureUrl } from "../shop.ts"
import type { Asked } from "./sitemap.ts"
import { XML_HEAD, xmlElement, xmlText } from "./xml.ts"

const NEWEST = 30

/** The newest news as RSS 2.0. */
export async function newsFeed({ db, site, origin, now }: Asked): Promise<string> {
  const rows = await db
    .select({
      id: news.id,
      title: news.title,
      summary: news.summary,
      publishedAt: news.publishedAt,
      path: media.path,
      mime: media.mime,
      bytes: media.bytes,
    })
    .from(news)
    .leftJoin(media, and(eq(media.siteId, news.siteId), eq(media.id, news.mediaId)))
    .where(and(eq(news.siteId, site.id), lte(news.publishedAt, now)))
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(NEWEST)
  const channel = [
    xmlElement("title", site.title),
    xmlElement("link", origin + SCREENS.newsList.path),
    // The format asks for a description, even of a shop that has not said what it is.
    xmlElement("description", site.description || site.slogan || site.title),
    xmlElement("language", LOCALES[site.siteDefault].iso),
    xmlElement("lastBuildDate", rows[0]?.publishedAt.toUTCString()),
    `<atom:link href="${xmlText(origin + NEWS_FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
    ...rows.map((row) => item(origin, row)),
  ]
  return `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n<channel>\n${channel.join("\n")}\n</channel>\n</rss>\n`
}

type Row = {
  id: number
  title: string
  summary: string
  publishedAt: Date
  path: string | null
  mime: string | null
  bytes: number | null
}

function item(origin: string, { id, title, summary, publishedAt, path, mime, bytes }: Row): string {
  const link = origin + newsPath(id)
  const picture = pictureUrl(path)
  return [
    "<item>",
    xmlElement("title", title),
    xmlElement("link", link),
    xmlElement("guid", link),
    xmlElement("pubDate", publishedAt.toUTCString()),
    xmlElement("description", summary),
    picture && `<enclosure url="${xmlText(origin + picture)}" length="${bytes}" type="${xmlText(mime ?? "")}"/>`,
    "</item>",
  ]
    .filter(Boolean)
    .join("")
}

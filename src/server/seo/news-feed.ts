import { and, desc, eq, lte, sql } from "drizzle-orm"
import { news } from "../../db/schema/content.ts"
import { media } from "../../db/schema/media.ts"
import { LOCALES, type LocaleCode } from "../../domain/locales/locales.ts"
import { basenameOf, underPrefix } from "../../domain/locales/prefix.ts"
import { spoken } from "../../domain/locales/translated-texts.ts"
import { NEWS_FEED_PATH, newsPath } from "../../domain/site/route-address.ts"
import { SCREENS } from "../../domain/site/screens.ts"
import { saidLocale, saidText } from "../said.ts"
import { pictureUrl } from "../shop.ts"
import type { Asked } from "./sitemap.ts"
import { XML_HEAD, xmlElement, xmlText } from "./xml.ts"

const NEWEST = 30

/** The newest news as RSS 2.0. */
export async function newsFeed({ db, site, origin, now }: Asked, language: LocaleCode): Promise<string> {
  const listener = { site, language }
  const locale = saidLocale(listener)
  const { row: shop } = spoken(site, locale && (site.said[locale] ?? null), ["title", "slogan", "description"])
  const prefix = basenameOf(language === site.siteDefault ? null : language, null)
  const addressOf = (path: string) => origin + underPrefix(prefix, path)
  const rows = await db
    .select({
      id: news.id,
      title: saidText(listener, "news", sql`${news.id}`, "title", sql`${news.title}`),
      summary: saidText(listener, "news", sql`${news.id}`, "summary", sql`${news.summary}`),
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
    xmlElement("title", shop.title),
    xmlElement("link", addressOf(SCREENS.newsList.path)),
    // The format asks for a description, even of a shop that has not said what it is.
    xmlElement("description", shop.description || shop.slogan || shop.title),
    xmlElement("language", LOCALES[language].iso),
    xmlElement("lastBuildDate", rows[0]?.publishedAt.toUTCString()),
    `<atom:link href="${xmlText(addressOf(NEWS_FEED_PATH))}" rel="self" type="application/rss+xml"/>`,
    ...rows.map((row) => item(origin, addressOf(newsPath(row.id)), row)),
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

function item(origin: string, link: string, { title, summary, publishedAt, path, mime, bytes }: Row): string {
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

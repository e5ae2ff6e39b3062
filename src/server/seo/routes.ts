import { type Context, Hono } from "hono"
import { etag } from "hono/etag"
import type { Database } from "../../db/database.ts"
import { NEWS_FEED_PATH } from "../../domain/site/route-address.ts"
import { HOUR_SECONDS } from "../../domain/time-units.ts"
import type { ApiEnv } from "../api/api-env.ts"
import type { SiteDirectory } from "../sites/site-directory.ts"
import { siteOrigin } from "../sites/site-origin.ts"
import { newsFeed } from "./news-feed.ts"
import { robotsText } from "./robots.ts"
import { type Asked, sitemapIndex, sitemapOfCategories, sitemapOfGoods, sitemapOfPages } from "./sitemap.ts"

const PLAIN = "text/plain; charset=utf-8"
const XML = "application/xml; charset=utf-8"
const RSS = "application/rss+xml; charset=utf-8"

type SeoResources = { db: Database; sites: Pick<SiteDirectory, "find">; origin?: string | undefined }

/** What search engines and feed readers ask a shop for. */
export function seoRoutes({ db, sites, origin: configured }: SeoResources): Hono<ApiEnv> {
  // Weak: the reply may be compressed on its way out.
  const tagged = etag({ weak: true })

  async function answer(
    c: Context<ApiEnv>,
    contentType: string,
    write: (asked: Asked) => string | null | Promise<string | null>,
  ): Promise<Response> {
    const { visitor } = c.env
    const site = await sites.find([visitor.host])
    const text = site && (await write({ db, site, origin: siteOrigin(site, visitor, configured), now: new Date() }))
    if (text === null) return c.text("There is no such file.", 404)
    return c.body(text, 200, { "Content-Type": contentType, "Cache-Control": `public, max-age=${HOUR_SECONDS}` })
  }
  const partOf = (c: Context<ApiEnv>) => Number(/\d+/.exec(c.req.path)?.[0])

  return new Hono<ApiEnv>()
    .get("/robots.txt", tagged, (c) => answer(c, PLAIN, ({ site, origin }) => robotsText(site, origin)))
    .get("/sitemap.xml", tagged, (c) => answer(c, XML, sitemapIndex))
    .get("/sitemap-pages.xml", tagged, (c) => answer(c, XML, sitemapOfPages))
    .get("/:file{sitemap-categories-\\d{1,9}\\.xml}", tagged, (c) =>
      answer(c, XML, (asked) => sitemapOfCategories(asked, partOf(c))),
    )
    .get("/:file{sitemap-goods-\\d{1,9}\\.xml}", tagged, (c) =>
      answer(c, XML, (asked) => sitemapOfGoods(asked, partOf(c))),
    )
    .get(NEWS_FEED_PATH, tagged, (c) => answer(c, RSS, (asked) => newsFeed(asked, asked.site.siteDefault)))
    .get(`/:locale{[a-z]{2,3}}${NEWS_FEED_PATH}`, tagged, (c) =>
      answer(c, RSS, (asked) => {
        const locale = asked.site.offered.find((code) => code === c.req.param("locale"))
        return locale && locale !== asked.site.siteDefault ? newsFeed(asked, locale) : null
      }),
    )
}

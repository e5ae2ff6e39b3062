import { sql } from "drizzle-orm"
import { check, foreignKey, index, integer, pgTable, smallint, text, unique } from "drizzle-orm/pg-core"
import { createdAt, id, updatedAt } from "./columns.ts"
import { media } from "./media.ts"
import { siteId } from "./site.ts"

export const news = pgTable(
  "news",
  {
    id: id(),
    siteId: siteId(),
    title: text().notNull(),
    summary: text().notNull().default(""),
    content: text().notNull(),
    mediaId: integer(),
    publishedAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({ name: "news_picture", columns: [t.siteId, t.mediaId], foreignColumns: [media.siteId, media.id] }),
    index("news_by_date").on(t.siteId, t.publishedAt, t.id),
    index("news_of_picture").on(t.siteId, t.mediaId),
  ],
)

/** A page of text under its own slug; the page type (1 to 36) says what kind of page it is. */
export const contentPage = pgTable(
  "content_page",
  {
    id: id(),
    siteId: siteId(),
    slug: text().notNull(),
    pageType: smallint().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    seoTitle: text().notNull().default(""),
    seoDescription: text().notNull().default(""),
    /** Until then nobody finds it. */
    publishedAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique("content_page_slug").on(t.siteId, t.slug),
    check("content_page_type", sql`${t.pageType} between 1 and 36`),
    check("content_page_slug_shape", sql`${t.slug} ~ '^[a-z0-9][a-z0-9/-]{0,199}$'`),
  ],
)

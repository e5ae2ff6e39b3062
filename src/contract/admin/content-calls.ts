import { z } from "zod"
import type { Calls } from "../call.ts"
import { contentCalls } from "../content-calls.ts"
import { filled, id, idText, key, listOf, moment, text } from "../fields.ts"
import { seo } from "../goods-shapes.ts"
import { htmlSent, pages, readAt, removed, shopMomentSent, stamped } from "./fields.ts"

const PAGE_TYPES_MAX = 36
const { slug } = contentCalls["GET /api/content/page"].query.shape

const adminNews = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  image: z.string().nullable(),
  media_id: id.nullable(),
  publishTime: moment,
  isPublished: z.boolean(),
  updated_at: moment,
})

const adminPage = z.object({
  id,
  slug: z.string(),
  pageType: z.number().int(),
  title: z.string(),
  publishTime: moment,
  isPublished: z.boolean(),
  updated_at: moment,
})
const pageSeo = seo.omit({ keywords: true })

export const adminContentCalls = {
  "GET /api/admin/news/lists": {
    summary: "All news, also those whose day has not come, newest first",
    who: "staff",
    query: z.object(pages),
    reply: listOf(adminNews),
  },
  "GET /api/admin/news/detail": {
    summary: "A piece of news as it is edited",
    who: "staff",
    query: z.object({ id: idText }),
    reply: adminNews.extend({ content: z.string() }),
    refusals: ["unknownNews"],
  },
  "POST /api/admin/news/save": {
    summary: "Adds or replaces a piece of news; with a day to come it is published then",
    who: "staff",
    body: z.object({
      id: id.optional(),
      ...readAt,
      title: filled(200),
      summary: text(500).default(""),
      content: htmlSent.min(1, key("required")),
      media_id: id.nullable().default(null),
      publishTime: shopMomentSent.optional(),
    }),
    reply: stamped,
    refusals: ["unknownNews", "unknownPicture", "notPossibleNow"],
  },
  "POST /api/admin/news/remove": {
    summary: "Removes a piece of news",
    who: "staff",
    body: z.object({ id }),
    reply: removed,
    refusals: ["unknownNews"],
  },

  "GET /api/admin/page/lists": {
    summary: "Pages of text by their slugs",
    who: "staff",
    query: z.object(pages),
    reply: listOf(adminPage),
  },
  "GET /api/admin/page/detail": {
    summary: "A page of text as it is edited",
    who: "staff",
    query: z.object({ slug }),
    reply: adminPage.extend({ content: z.string(), seo: pageSeo }),
    refusals: ["unknownPage"],
  },
  "POST /api/admin/page/save": {
    summary: "Adds or replaces a page of text; with a day to come nobody finds it until then",
    who: "staff",
    body: z.object({
      id: id.optional(),
      ...readAt,
      slug,
      pageType: z.number(key("wholeNumber")).int(key("wholeNumber")).min(1).max(PAGE_TYPES_MAX).default(4),
      title: filled(200),
      content: htmlSent,
      seo: z.object({ title: text(200), description: text(500) }).default({ title: "", description: "" }),
      publishTime: shopMomentSent.optional(),
    }),
    reply: stamped,
    refusals: ["unknownPage", "alreadyThere", "notPossibleNow"],
  },
  "POST /api/admin/page/remove": {
    summary: "Removes a page of text",
    who: "staff",
    body: z.object({ id }),
    reply: removed,
    refusals: ["unknownPage"],
  },
} as const satisfies Calls

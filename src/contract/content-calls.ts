import { z } from "zod"
import type { Calls } from "./call.ts"
import { email, id, idText, key, listOf, moment, ownFields, pageSizeText, pageText } from "./fields.ts"
import { seo } from "./goods-shapes.ts"

export const NEWS_PAGE_SIZE = 10

const newsEntry = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  image: z.string().nullable(),
  createTime: moment,
  own: ownFields,
})
const newsNeighbour = z.object({ id, title: z.string() }).nullable()

const letterToken = z.string().regex(/^[\w-]{43}$/, key("invalid"))

const page = z.object({
  slug: z.string(),
  pageType: z.number().int(),
  title: z.string(),
  content: z.string(),
  seo,
  own: ownFields,
})

export const contentCalls = {
  "GET /api/news/lists": {
    summary: "News, newest first",
    query: z.object({ current_page: pageText, page_size: pageSizeText(NEWS_PAGE_SIZE) }),
    reply: listOf(newsEntry),
  },
  "GET /api/news/detail": {
    summary: "One piece of news with the one before and the one after",
    query: z.object({ id: idText }),
    reply: newsEntry.extend({ content: z.string(), previous: newsNeighbour, next: newsNeighbour }),
    refusals: ["unknownNews"],
  },
  "GET /api/content/page": {
    summary: "A page of text by its slug",
    query: z.object({ slug: z.string().regex(/^[a-z0-9][a-z0-9/-]{0,199}$/, key("slug")) }),
    reply: page,
    refusals: ["unknownPage"],
  },
  "GET /api/content/fixed": {
    summary: "What the merchant wrote for a fixed screen (about, contact, …): its title, text and SEO fields",
    query: z.object({ content_id: idText }),
    reply: page,
    refusals: ["unknownPage"],
  },
  "POST /api/content/feedback": {
    summary: "A word to the shop",
    body: z.object({
      name: z.string().trim().min(1, key("nameRequired")).max(100, key("tooLong")),
      email: z
        .string()
        .trim()
        .min(1, key("emaiLRequired"))
        .max(254, key("tooLong"))
        .pipe(z.email(key("emailInvalid"))),
      country: z.string().trim().max(100, key("tooLong")).default(""),
      phone: z.string().trim().max(40, key("tooLong")).default(""),
      content: z.string().trim().min(1, key("contentRequired")).max(4000, key("tooLong")),
    }),
    reply: z.object({ id }),
    refusals: ["tooMany"],
  },
  "POST /api/content/newsletter": {
    summary: "Asks for the shop's letter: a mail is sent that confirms it. The answer is always the same",
    body: z.object({ email }),
    reply: z.object({ sent: z.literal(true) }),
    refusals: ["tooMany"],
  },
  "POST /api/content/newsletterConfirm": {
    summary: "Confirms an address by the link that was mailed to it",
    body: z.object({ token: letterToken }),
    reply: z.object({ confirmed: z.literal(true) }),
    refusals: ["linkInvalid", "tooMany"],
  },
  "POST /api/content/newsletterLeave": {
    summary: "Ends the letter by that link",
    body: z.object({ token: letterToken }),
    reply: z.object({ ended: z.literal(true) }),
    refusals: ["linkInvalid", "tooMany"],
  },
} as const satisfies Calls

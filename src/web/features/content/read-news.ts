import type { CallReply } from "../../../contract/calls.ts"
import { NEWS_PAGE_SIZE } from "../../../contract/content-calls.ts"
import type { NewsArticle, NewsEntry } from "./news.ts"

export const newsQuery = (limit: number) => ({ query: { page_size: limit } })

/** One page of the list. */
export const newsPageQuery = (page: number) => ({ query: { current_page: page, page_size: NEWS_PAGE_SIZE } })

type Entry = CallReply<"GET /api/news/lists">["list"][number]

const readEntry = ({ id, title, summary, image, createTime }: Entry): NewsEntry => ({
  id,
  title,
  summary,
  image,
  publishedAt: createTime,
})

/** The API's news as lists of the shop show it. */
export const readNews = (reply: CallReply<"GET /api/news/lists">): NewsEntry[] => reply.list.map(readEntry)

/** One of them whole. */
export const readArticle = (reply: CallReply<"GET /api/news/detail">): NewsArticle => ({
  ...readEntry(reply),
  html: reply.content,
  earlier: reply.previous,
  later: reply.next,
})

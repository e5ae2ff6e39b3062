import type { CallReply } from "../../../contract/calls.ts"
import type { NewsEntry } from "./news.ts"

export const newsQuery = (limit: number) => ({ query: { page_size: limit } })

/** The API's news as lists of the shop show it. */
export const readNews = (reply: CallReply<"GET /api/news/lists">): NewsEntry[] =>
  reply.list.map(({ id, title, summary, image, createTime }) => ({
    id,
    title,
    summary,
    image,
    publishedAt: createTime,
  }))

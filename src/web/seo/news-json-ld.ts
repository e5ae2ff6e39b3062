import { newsPath } from "../../domain/site/route-address.ts"
import type { NewsEntry } from "../features/content/news.ts"
import type { Shell } from "../shell/shell.ts"
import { fileAddress, pageAddress } from "./absolute-address.ts"
import type { Thing } from "./json-ld.ts"

/** A piece of news, for search engines. */
export function newsJsonLd(shell: Shell | undefined, news: NewsEntry): Thing | null {
  if (!shell?.shop) return null
  const publisher = { "@type": "Organization", name: shell.shop.name }
  return {
    "@type": "NewsArticle",
    headline: news.title,
    description: news.summary || undefined,
    datePublished: news.publishedAt,
    image: news.image ? [fileAddress(shell, news.image)] : undefined,
    mainEntityOfPage: pageAddress(shell, newsPath(news.id)),
    author: publisher,
    publisher,
  }
}

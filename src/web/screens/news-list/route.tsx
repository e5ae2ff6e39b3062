import { redirect } from "react-router"
import { NEWS_PAGE_SIZE } from "../../../contract/content-calls.ts"
import { pageCount } from "../../../domain/catalog/pagination.ts"
import { parsePage } from "../../../domain/site/route-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { NewsCard } from "../../features/content/news-card.tsx"
import { newsPageQuery, readNews } from "../../features/content/read-news.ts"
import { dataOf } from "../../shell/data-of.ts"
import { loadShell } from "../../shell/load-shell.server.ts"
import { ownTextsOf } from "../../shell/own-texts.server.ts"
import { pageApi } from "../../shell/page-api.ts"
import { pageContext } from "../../shell/page-context.ts"
import { useWords } from "../../shell/use-words.ts"
import { wordsIn } from "../../shell/words-files.server.ts"
import { Empty } from "../../ui/empty.tsx"
import { ButtonLink } from "../../ui/forms/button.tsx"
import { Pagination } from "../../ui/navigation/pagination.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { MerchantText } from "../../ui/text.tsx"
import { contentMeta } from "../content-meta.ts"
import { loadContent } from "../load-content.server.ts"
import type { Route } from "./+types/route.ts"

const addressOf = (page: number) => (page === 1 ? SCREENS.newsList.path : `${SCREENS.newsList.path}?p=${page}`)

export async function loader(visit: Route.LoaderArgs) {
  const page = parsePage(visit.url.searchParams.get("p"))
  const [{ locale }, content, reply] = await Promise.all([
    loadShell(visit),
    loadContent(visit, "newsList"),
    pageApi(visit).ask("GET /api/news/lists", newsPageQuery(page)),
  ])
  visit.context.get(pageContext).cache(["news"])
  const found = dataOf(reply)
  const pages = pageCount(found.total, NEWS_PAGE_SIZE)
  if (page > pages) throw redirect(addressOf(pages))
  return {
    content,
    name: wordsIn(locale, "news").newsTitle,
    news: readNews(found),
    page,
    pages,
    ...(await ownTextsOf(visit)),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return contentMeta(matches[0].loaderData, "newsList", loaderData)
}

export default function NewsList({ loaderData: { content, name, news, page, pages } }: Route.ComponentProps) {
  const words = useWords("newsList")
  return (
    <div data-slot="page">
      <PageHead
        title={<MerchantText>{content.title || name}</MerchantText>}
        text={<MerchantText>{content.seo.description || words.newsText}</MerchantText>}
      />
      {news.length === 0 && (
        <Empty title={words.noNews} text={words.noNewsText}>
          <ButtonLink to={SCREENS.goodsList.path}>{words.allGoods}</ButtonLink>
        </Empty>
      )}
      <div data-slot="press">
        {news.map((entry, place) => (
          <NewsCard key={entry.id} entry={entry} place={place} isLead={place === 0 && page === 1} />
        ))}
      </div>
      <Pagination page={page} pageCount={pages} addressOf={addressOf} />
    </div>
  )
}

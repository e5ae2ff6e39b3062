import { newsPath } from "../../../domain/site/route-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { readArticle } from "../../features/content/read-news.ts"
import { TextColumns } from "../../features/content/text-columns.tsx"
import { breadcrumbJsonLd } from "../../seo/breadcrumb-json-ld.ts"
import { jsonLd } from "../../seo/json-ld.ts"
import { newsJsonLd } from "../../seo/news-json-ld.ts"
import { pageMeta } from "../../seo/page-meta.ts"
import { dataOf } from "../../shell/data-of.ts"
import { loadShell } from "../../shell/load-shell.server.ts"
import { ownTextsOf } from "../../shell/own-texts.server.ts"
import { pageApi } from "../../shell/page-api.ts"
import { pageContext } from "../../shell/page-context.ts"
import { shellOf } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { wordsIn } from "../../shell/words-files.server.ts"
import { Day } from "../../ui/amounts/day.tsx"
import { withHeadings } from "../../ui/headings.ts"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { Picture } from "../../ui/picture.tsx"
import { MerchantText } from "../../ui/text.tsx"
import { screenParams } from "../screen-params.ts"
import type { Route } from "./+types/route.ts"
import { MoreNews } from "./more-news.tsx"

export async function loader(visit: Route.LoaderArgs) {
  const { id } = screenParams("newsDetail", visit)
  const [{ locale, words }, reply] = await Promise.all([
    loadShell(visit),
    pageApi(visit).ask("GET /api/news/detail", { query: { id } }),
  ])
  const article = readArticle(dataOf(reply))
  const shown = withHeadings(article.html)
  visit.context.get(pageContext).cache(["news"])
  return {
    article: { ...article, ...shown },
    crumbs: [
      { name: words.home, url: "/" },
      { name: wordsIn(locale, "news").newsTitle, url: SCREENS.newsList.path },
      { name: article.title, url: newsPath(id) },
    ],
    ...(await ownTextsOf(visit, (text) => (text === article.html ? shown.html : text))),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = shellOf(matches[0].loaderData)
  if (!loaderData) return []
  const { article, crumbs } = loaderData
  const { title, summary: description, image } = article
  return [
    ...pageMeta({ shell, title, description, image, path: newsPath(article.id), type: "article" }),
    ...(import.meta.env.SSR ? jsonLd(newsJsonLd(shell, article), breadcrumbJsonLd(shell, crumbs)) : []),
  ]
}

export default function NewsDetail({ loaderData: { article, crumbs } }: Route.ComponentProps) {
  const words = useWords("newsDetail")
  return (
    <div data-slot="page">
      <Breadcrumb crumbs={crumbs} />
      <article>
        <header data-slot="article-head">
          <p data-slot="meta">
            <Day moment={article.publishedAt} />
          </p>
          <h1>
            <MerchantText>{article.title}</MerchantText>
          </h1>
        </header>
        {article.image && (
          <div data-slot="article-pic">
            <Picture src={article.image} sizes="100vw" isUrgent />
          </div>
        )}
        <TextColumns html={article.html} headings={article.headings} headingsLabel={words.inThisArticle} />
      </article>
      <MoreNews earlier={article.earlier} later={article.later} />
    </div>
  )
}

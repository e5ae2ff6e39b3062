import { redirect } from "react-router"
import { GOODS_PAGE_SIZE } from "../../../contract/goods-calls.ts"
import { pageCount } from "../../../domain/catalog/pagination.ts"
import { parsePage } from "../../../domain/site/route-address.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { PromotionHead } from "../../features/catalog/promotion-head.tsx"
import { activityQuery } from "../../features/catalog/read-activity.ts"
import { readCard } from "../../features/catalog/read-goods.ts"
import { dataOf } from "../../shell/data-of.ts"
import { loadShell } from "../../shell/load-shell.server.ts"
import { ownTextsOf } from "../../shell/own-texts.server.ts"
import { pageApi } from "../../shell/page-api.ts"
import { pageContext } from "../../shell/page-context.ts"
import { useWords } from "../../shell/use-words.ts"
import { wordsIn } from "../../shell/words-files.server.ts"
import { GoodsColumns } from "../../templates/goods-columns.tsx"
import { Empty } from "../../ui/empty.tsx"
import { ButtonLink } from "../../ui/forms/button.tsx"
import { Html } from "../../ui/html.tsx"
import { Pagination } from "../../ui/navigation/pagination.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { MerchantText } from "../../ui/text.tsx"
import { contentMeta } from "../content-meta.ts"
import { loadContent } from "../load-content.server.ts"
import type { Route } from "./+types/route.ts"

const addressOf = (page: number) => (page === 1 ? SCREENS.selfActivity.path : `${SCREENS.selfActivity.path}?p=${page}`)

export async function loader(visit: Route.LoaderArgs) {
  const page = parsePage(visit.url.searchParams.get("p"))
  const [{ locale }, content, reply] = await Promise.all([
    loadShell(visit),
    loadContent(visit, "selfActivity"),
    pageApi(visit).ask("GET /api/goods/selfactivity", activityQuery(page)),
  ])
  visit.context.get(pageContext).cache(["list"])
  const found = dataOf(reply)
  const pages = pageCount(found.total, GOODS_PAGE_SIZE)
  if (page > pages) throw redirect(addressOf(pages))
  const name = wordsIn(locale, "selfActivity").activityTitle
  return { content, name, goods: found.list.map(readCard), page, pages, ...(await ownTextsOf(visit)) }
}

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return contentMeta(matches[0].loaderData, "selfActivity", loaderData)
}

export default function SelfActivity({ loaderData: { content, name, goods, page, pages } }: Route.ComponentProps) {
  const words = useWords("goods", "selfActivity")
  const title = content.title || name
  if (goods.length === 0) {
    return (
      <div data-slot="page">
        <PageHead title={<MerchantText>{title}</MerchantText>} />
        <Empty title={words.noActivity} text={words.noActivityText}>
          <ButtonLink to={SCREENS.goodsList.path}>{words.allGoods}</ButtonLink>
        </Empty>
      </div>
    )
  }
  return (
    <div data-slot="page">
      <PromotionHead
        kicker={words.runByShop}
        title={title}
        text={content.seo.description || words.activityText}
        image={goods[0]?.image ?? null}
      />
      {content.html && <Html html={content.html} />}
      <h2 className="visually-hidden">{words.goods}</h2>
      <GoodsColumns goods={goods} areUrgent />
      <Pagination page={page} pageCount={pages} addressOf={addressOf} />
    </div>
  )
}

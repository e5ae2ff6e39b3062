import { redirect } from "react-router"
import { goodsRedirect } from "../../../domain/catalog/goods-address.ts"
import type { ScreenParams } from "../../../domain/site/screen-address.ts"
import { readCard, readCategoryPath, readItem } from "../../features/catalog/read-goods.ts"
import { readReviews, reviewsQuery } from "../../features/catalog/reviews/read-reviews.ts"
import type { ItemPageProps } from "../../sections/item-props.ts"
import { dataOf } from "../../shell/data-of.ts"
import { loadShell } from "../../shell/load-shell.server.ts"
import { type OwnPaths, ownPathsOf } from "../../shell/own-paths.ts"
import { type OwnTexts, ownTextsOf } from "../../shell/own-texts.server.ts"
import { askForPart, type LoaderVisit, pageApi } from "../../shell/page-api.ts"
import { pageContext } from "../../shell/page-context.ts"

/** One good with its reviews. The id decides; a name that is not its own leads to the right address. */
export async function loadItem(
  visit: LoaderVisit,
  asked: ScreenParams<"item">,
): Promise<ItemPageProps & OwnPaths & OwnTexts> {
  const { ask } = pageApi(visit)
  const [reply, reviews, shell] = await Promise.all([
    ask("GET /api/goods/detail", { query: { id: asked.id } }),
    askForPart(visit)("GET /api/goods/remarks", reviewsQuery(asked.id)),
    loadShell(visit),
  ])
  const detail = dataOf(reply)
  const goods = readItem(detail)
  const elsewhere = goodsRedirect(asked.name, goods)
  if (elsewhere) throw redirect(elsewhere, 301)
  visit.context.get(pageContext).cache([detail, ...detail.relations].map(({ id }) => `goods:${id}` as const))
  return {
    goods,
    crumbs: [
      { name: shell.words.home, url: "/" },
      { name: shell.words.allGoods, url: "/SaleGoods/lists" },
      ...readCategoryPath(detail),
    ],
    reviews: reviews && readReviews(reviews),
    related: detail.relations.map(readCard),
    ...ownPathsOf(detail.urls, shell),
    ...(await ownTextsOf(visit)),
  }
}

import { redirect } from "react-router"
import { GOODS_PAGE_SIZE } from "../../../contract/goods-calls.ts"
import { pageCount } from "../../../domain/catalog/pagination.ts"
import { parsePage, positiveId } from "../../../domain/site/route-address.ts"
import { pickedQuery } from "../../features/catalog/list/read-list.ts"
import { readCard } from "../../features/catalog/read-goods.ts"
import { readPromotions } from "../../features/catalog/read-promotion.ts"
import { dataOf } from "../../shell/data-of.ts"
import { loadShell } from "../../shell/load-shell.server.ts"
import { ownTextsOf } from "../../shell/own-texts.server.ts"
import { type LoaderVisit, pageApi } from "../../shell/page-api.ts"
import { pageContext } from "../../shell/page-context.ts"
import { wordsIn } from "../../shell/words-files.server.ts"
import { loadContent } from "../load-content.server.ts"
import { promotionAddress } from "./promotion-address.ts"

/** The running promotions, and one page of the goods of the one that was asked for, else of the first to end. */
export async function loadPromotion(visit: LoaderVisit) {
  const { ask } = pageApi(visit)
  const [{ locale }, content, reply] = await Promise.all([
    loadShell(visit),
    loadContent(visit, "promotionGoods"),
    ask("GET /api/goods/promationGoods"),
  ])
  visit.context.get(pageContext).cache(["list"])
  const promotions = readPromotions(dataOf(reply))
  const asked = positiveId(visit.url.searchParams.get("promotion"))
  const shown = promotions.find(({ id }) => id === asked) ?? promotions[0] ?? null
  const page = parsePage(visit.url.searchParams.get("p"))
  const pages = pageCount(shown?.goodsIds.length ?? 0, GOODS_PAGE_SIZE)
  if (page > pages) throw redirect(promotionAddress({ promotion: asked, page: pages }))
  const ids = shown?.goodsIds.slice((page - 1) * GOODS_PAGE_SIZE, page * GOODS_PAGE_SIZE) ?? []
  const goods = ids.length > 0 ? dataOf(await ask("GET /api/goods/lists", pickedQuery(ids))).list.map(readCard) : []
  return {
    content,
    name: wordsIn(locale, "promotionGoods").promotionTitle,
    promotions: promotions.map(({ id, name, endsAt, goodsIds }) => ({ id, name, endsAt, count: goodsIds.length })),
    shown: shown && { id: shown.id, name: shown.name, endsAt: shown.endsAt },
    // In the order in which the merchant has put them.
    goods: goods.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
    page,
    pages,
    ...(await ownTextsOf(visit)),
  }
}

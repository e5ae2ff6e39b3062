import { goodsSortOf } from "../../../../domain/catalog/goods-sort.ts"
import { starsOf } from "../../../../domain/catalog/stars.ts"
import { GOODS_TAGS, goodsTagOf } from "../../../../domain/catalog/tags.ts"
import { LIST_KEYWORDS_MAX, LIST_SPECS_MAX } from "../../../../domain/constants.ts"
import { type Money, parseMoney } from "../../../../domain/pricing/money.ts"
import { isRefused } from "../../../../domain/refusal.ts"
import { parsePage, positiveId } from "../../../../domain/site/route-address.ts"
import type { ListChoice } from "../../../sections/list-props.ts"

/** What the address of a list asks for. What cannot be read counts as not asked. */
export function readListChoice(query: URLSearchParams): ListChoice {
  const tag = goodsTagOf(query.get("type"))
  // Checkboxes send one `specs` each, links a single one with commas.
  const specs = query.getAll("specs").flatMap((text) => text.split(",").map(positiveId))
  return {
    categoryId: positiveId(query.get("categoryId")),
    keywords: (query.get("keywords") ?? "")
      .replace(/\p{Cc}/gu, " ")
      .trim()
      .slice(0, LIST_KEYWORDS_MAX),
    type: tag === null ? null : GOODS_TAGS[tag],
    tag: positiveId(query.get("tag")),
    specs: [...new Set(specs.filter((id) => id !== null))].slice(0, LIST_SPECS_MAX),
    sort: goodsSortOf(query.get("sort")),
    min: amountOf(query.get("min")),
    max: amountOf(query.get("max")),
    onSale: query.get("onSale") === "1",
    rating: starsOf(query.get("rating")),
    page: parsePage(query.get("p")),
  }
}

/** Amounts in the list's address have at most ten digits before the point. */
function amountOf(text: string | null): Money | null {
  const amount = /^\d{1,10}(\.\d+)?$/.test(text ?? "") ? parseMoney(text ?? "") : null
  return amount === null || isRefused(amount) ? null : amount
}

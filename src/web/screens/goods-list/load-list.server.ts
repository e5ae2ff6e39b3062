import { redirect } from "react-router"
import { GOODS_PAGE_SIZE } from "../../../contract/goods-calls.ts"
import { pageCount } from "../../../domain/catalog/pagination.ts"
import { GOODS_TAGS } from "../../../domain/catalog/tags.ts"
import { listAddress } from "../../features/catalog/list/list-address.ts"
import { listQuery, readFacets, readTagName, taggedQuery } from "../../features/catalog/list/read-list.ts"
import { readListChoice } from "../../features/catalog/list/read-list-choice.ts"
import { readCard } from "../../features/catalog/read-goods.ts"
import type { Crumb, ListChoice, ListPageProps } from "../../sections/list-props.ts"
import { dataOf } from "../../shell/data-of.ts"
import { fill } from "../../shell/fill.ts"
import { categoryText, loadShell } from "../../shell/load-shell.server.ts"
import { type OwnTexts, ownTextsOf } from "../../shell/own-texts.server.ts"
import { askForPart, type LoaderVisit, pageApi } from "../../shell/page-api.ts"
import { pageContext } from "../../shell/page-context.ts"
import type { Category, Shell } from "../../shell/shell.ts"
import { shopUnavailable } from "../../shell/shop-unavailable.ts"
import { wordsIn } from "../../shell/words-files.server.ts"

const CONSOLATION = 8

/** All that a goods list shows: the goods, what they can be narrowed by, where one is, and where else to look. */
export async function loadList(visit: LoaderVisit): Promise<ListPageProps & OwnTexts> {
  const { ask } = pageApi(visit)
  const choice = readListChoice(visit.url.searchParams)
  const [shell, reply, text] = await Promise.all([
    loadShell(visit),
    ask("GET /api/goods/lists", listQuery(choice)),
    choice.categoryId === null ? "" : categoryText(visit, choice.categoryId),
  ])
  visit.context.get(pageContext).cache(["list"])
  const found = dataOf(reply)
  if (!shell.shop) throw shopUnavailable()
  const pages = pageCount(found.total, GOODS_PAGE_SIZE)
  if (choice.page > pages) throw redirect(listAddress(choice, { page: pages }))
  const path = choice.categoryId === null ? [] : pathTo(shell.shop.categories, choice.categoryId)
  const here = path.at(-1)
  const below = here ? here.sub : shell.shop.categories
  const counts = new Map(found.facets.categories.map(({ id, count }) => [id, count]))
  return {
    title: titleOf(shell, choice, here, readTagName(found.list, choice)),
    text,
    crumbs: crumbsOf(shell, path),
    choice,
    kinds: below
      .map(({ id, name, image }) => ({ id, name, image, count: counts.get(id) ?? 0 }))
      .filter(({ count }) => count > 0),
    goods: found.list.map(readCard),
    total: found.total,
    isCapped: found.isCapped,
    facets: readFacets(found.facets, found.total),
    pageCount: pages,
    corrected: found.corrected,
    suggestion: found.suggestion,
    consolation: found.list.length > 0 ? [] : await consolation(visit),
    ...(await ownTextsOf(visit)),
  }
}

/** The category and those above it, from the top down; empty where the shop has no such category. */
function pathTo(nodes: readonly Category[], id: number): Category[] {
  for (const node of nodes) {
    if (node.id === id) return [node]
    const below = pathTo(node.sub, id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

function crumbsOf({ words }: Shell, path: readonly Category[]): Crumb[] {
  return [
    { name: words.home, url: "/" },
    { name: words.allGoods, url: "/SaleGoods/lists" },
    ...path.map(({ id, name }) => ({ name, url: `/SaleGoods/lists?categoryId=${id}` })),
  ]
}

function titleOf({ words, locale }: Shell, choice: ListChoice, here: Category | undefined, tag: string | null): string {
  if (choice.keywords) return fill(wordsIn(locale, "goodsList").resultsFor, { keywords: choice.keywords })
  return here?.name ?? tag ?? words.allGoods
}

async function consolation(visit: LoaderVisit): Promise<ListPageProps["goods"]> {
  const found = await askForPart(visit)(
    "GET /api/goods/lists",
    taggedQuery({ type: GOODS_TAGS.recommends, limit: CONSOLATION }),
  )
  return found?.list.map(readCard) ?? []
}

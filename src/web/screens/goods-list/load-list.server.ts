import { GOODS_PAGE_SIZE } from "../../../contract/goods-calls.ts"
import type { CategoryNode } from "../../../contract/goods-shapes.ts"
import { pageCount } from "../../../domain/catalog/pagination.ts"
import { GOODS_TAGS } from "../../../domain/catalog/tags.ts"
import { readListChoice } from "../../features/catalog/list/read-list-choice.ts"
import type { Crumb, ListChoice, ListPageProps } from "../../sections/list-props.ts"
import { dataOf } from "../../shell/data-of.ts"
import { fill } from "../../shell/fill.ts"
import { loadShell } from "../../shell/load-shell.server.ts"
import { askForPart, type LoaderVisit, pageApi } from "../../shell/page-api.ts"
import { pageContext } from "../../shell/page-context.ts"
import type { Shell } from "../../shell/shell.ts"
import { shopUnavailable } from "../../shell/shop-unavailable.ts"

const CONSOLATION = 8

/** All that a goods list shows: the goods, what they can be narrowed by, where one is, and where else to look. */
export async function loadList(visit: LoaderVisit): Promise<ListPageProps> {
  const { ask } = pageApi(visit)
  const choice = readListChoice(visit.url.searchParams)
  const { page, keywords, specs, onSale, ...query } = choice
  const [shell, reply] = await Promise.all([
    loadShell(visit),
    ask("GET /api/goods/lists", {
      query: {
        ...asText(query),
        keywords: keywords || undefined,
        specs: specs.join() || undefined,
        onSale: onSale ? "1" : undefined,
        current_page: page,
        page_size: GOODS_PAGE_SIZE,
      },
    }),
  ])
  visit.context.get(pageContext).cache(["list"])
  const found = dataOf(reply)
  if (!shell.shop) throw shopUnavailable()
  const path = choice.categoryId === null ? [] : pathTo(shell.shop.categories, choice.categoryId)
  const here = path.at(-1)
  const below = here ? here.sub : shell.shop.categories
  const counts = new Map(found.facets.categories.map(({ id, count }) => [id, count]))
  return {
    title: titleOf(shell, choice, here, found.list),
    text: here?.description ?? "",
    crumbs: crumbsOf(shell, path),
    choice,
    kinds: below.map((node) => ({ ...node, count: counts.get(node.id) ?? 0 })).filter(({ count }) => count > 0),
    goods: found.list,
    total: found.total,
    isCapped: found.isCapped,
    facets: found.facets,
    pageCount: pageCount(found.total, GOODS_PAGE_SIZE),
    corrected: found.corrected,
    consolation: found.list.length > 0 ? [] : await consolation(visit),
  }
}

/** Nothing that was not asked goes into the query. */
const asText = (query: Record<string, string | number | null>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value === null ? undefined : String(value)]))

/** The category and those above it, from the top down; empty where the shop has no such category. */
function pathTo(nodes: readonly CategoryNode[], id: number): CategoryNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node]
    const below = pathTo(node.sub, id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

function crumbsOf({ messages }: Shell, path: readonly CategoryNode[]): Crumb[] {
  return [
    { name: messages.home, url: "/" },
    { name: messages.allGoods, url: "/SaleGoods/lists" },
    ...path.map(({ id, dnames }) => ({ name: dnames, url: `/SaleGoods/lists?categoryId=${id}` })),
  ]
}

function titleOf(
  { messages }: Shell,
  choice: ListChoice,
  here: CategoryNode | undefined,
  goods: ListPageProps["goods"],
): string {
  if (choice.keywords) return fill(messages.resultsFor, { keywords: choice.keywords })
  if (here) return here.dnames
  const tags = goods[0]?.tags ?? []
  const tag = tags.find(({ id, type }) => (choice.tag === null ? type === choice.type : id === choice.tag))
  return tag?.dnames ?? messages.allGoods
}

async function consolation(visit: LoaderVisit): Promise<ListPageProps["goods"]> {
  const query = { type: GOODS_TAGS.recommends, page_size: CONSOLATION }
  return (await askForPart(visit)("GET /api/goods/lists", { query }))?.list ?? []
}

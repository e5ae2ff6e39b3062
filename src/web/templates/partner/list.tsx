import { SCREENS } from "../../../domain/site/screens.ts"
import { ActiveFilters } from "../../features/catalog/list/active-filters.tsx"
import { listAddress } from "../../features/catalog/list/list-address.ts"
import { NothingFound } from "../../features/catalog/list/nothing-found.tsx"
import { SortSelect } from "../../features/catalog/list/sort-select.tsx"
import type { ListPageProps } from "../../sections/list-props.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { useGrouped } from "../../ui/amounts/use-grouped.ts"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { latePart } from "../../ui/late-part.tsx"
import { Link } from "../../ui/navigation/link.tsx"
import { Pagination } from "../../ui/navigation/pagination.tsx"
import { HeadFilters } from "./list/head-filters.tsx"
import { Subgroups } from "./list/subgroups.tsx"
import { TitleBlock } from "./list/title-block.tsx"
import { StatementHead } from "./rows/statement-head.tsx"

const GoodsRows = latePart(async () => (await import("./rows/goods-rows.tsx")).GoodsRows)

/** Rows of the first screen are seen without scrolling. */
const URGENT = 4
/** The one that is open at first, so that it is seen what a row can do. */
const OPEN = 2

/** A group of the catalogue: its number, its subgroups, and a statement with the filters in its head. */
export function List(page: ListPageProps) {
  const { choice, goods, facets, total } = page
  const words = useWords("goods", "goodsList")
  const count = useGrouped()(total)
  return (
    <>
      <TitleBlock {...page} />
      <Subgroups {...page} />
      <div className="results">
        <div className="results-bar">
          <p role="status">{fill(page.isCapped ? words.moreThanFound : words.goodsFound, { count })}</p>
          <ActiveFilters choice={choice} facets={facets} />
          <SortSelect choice={choice} />
        </div>
        <HydrationBoundary>
          <div className="statement-frame">
            {goods.length > 0 && <StatementHead />}
            <HeadFilters choice={choice} facets={facets} />
          </div>
        </HydrationBoundary>
        <HydrationBoundary>
          {goods.length > 0 ? (
            <Goods {...page} />
          ) : (
            <NothingFound suggestion={page.suggestion}>
              {page.consolation.length > 0 && <GoodsRows goods={page.consolation} />}
            </NothingFound>
          )}
        </HydrationBoundary>
      </div>
      <aside className="not-listed" aria-labelledby="not-listed">
        <h2 id="not-listed">{words.notListed}</h2>
        <p>{words.notListedText}</p>
        <Link className="button" to={SCREENS.feedback.path}>
          {words.sendRequest}
        </Link>
      </aside>
    </>
  )
}

function Goods({ choice, goods, pageCount }: ListPageProps) {
  const words = useWords("goods")
  return (
    <section aria-labelledby="list-goods">
      <h2 id="list-goods" className="visually-hidden">
        {words.goods}
      </h2>
      <GoodsRows goods={goods} urgent={URGENT} open={goods[Math.min(OPEN, goods.length - 1)]?.id} />
      <Pagination page={choice.page} pageCount={pageCount} addressOf={(page) => listAddress(choice, { page })} />
    </section>
  )
}

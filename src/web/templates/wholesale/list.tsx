import { GoodsGrid } from "../../features/catalog/goods-grid.tsx"
import { ActiveFilters } from "../../features/catalog/list/active-filters.tsx"
import { listAddress } from "../../features/catalog/list/list-address.ts"
import { SortSelect } from "../../features/catalog/list/sort-select.tsx"
import type { ListPageProps } from "../../sections/list-props.ts"
import { useWords } from "../../shell/use-words.ts"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { Pagination } from "../../ui/navigation/pagination.tsx"
import { GoodsCard } from "./frame/goods-card.tsx"
import { ListFilters } from "./list/list-filters.tsx"
import { ListHead } from "./list/list-head.tsx"
import { NothingFound } from "./list/nothing-found.tsx"
import { TopSold } from "./list/top-sold.tsx"

/** Cards of the first row are seen without scrolling. */
const URGENT = 4
const CARD_SIZES = "(max-width: 47.99rem) 128px, (max-width: 63.99rem) 32vw, 264px"

/** A giant title beside the question how many; what sells most; filters at the side and the goods. */
export function List(page: ListPageProps) {
  const { choice, goods, facets } = page
  return (
    <div className="wrap">
      <Breadcrumb crumbs={page.crumbs} />
      <ListHead {...page} />
      <TopSold {...page} />
      <div className="list-body">
        <HydrationBoundary>
          <ListFilters {...page} />
        </HydrationBoundary>
        <div className="row list-bar">
          <ActiveFilters choice={choice} facets={facets} />
          <SortSelect choice={choice} />
        </div>
        <HydrationBoundary>{goods.length > 0 ? <ListGoods {...page} /> : <NothingFound {...page} />}</HydrationBoundary>
      </div>
    </div>
  )
}

function ListGoods({ choice, goods, pageCount }: ListPageProps) {
  const words = useWords("goods")
  return (
    <section className="list-goods" aria-labelledby="list-goods">
      <h2 id="list-goods" className="visually-hidden">
        {words.goods}
      </h2>
      <GoodsGrid className="goods-list">
        {goods.map((entry, index) => (
          <li key={entry.id}>
            <GoodsCard goods={entry} sizes={CARD_SIZES} isUrgent={index < URGENT} />
          </li>
        ))}
      </GoodsGrid>
      <Pagination page={choice.page} pageCount={pageCount} addressOf={(page) => listAddress(choice, { page })} />
    </section>
  )
}

import { Fragment } from "react"
import { GoodsGrid } from "../../features/catalog/goods-grid.tsx"
import { ActiveFilters } from "../../features/catalog/list/active-filters.tsx"
import { listAddress } from "../../features/catalog/list/list-address.ts"
import { SortSelect } from "../../features/catalog/list/sort-select.tsx"
import type { ListPageProps } from "../../sections/list-props.ts"
import { fill } from "../../shell/fill.ts"
import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { useGrouped } from "../../ui/amounts/use-grouped.ts"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { Pagination } from "../../ui/navigation/pagination.tsx"
import { GoodsCard } from "./frame/goods-card.tsx"
import { AisleAd } from "./list/aisle-ad.tsx"
import { AisleHead } from "./list/aisle-head.tsx"
import { ListFilters } from "./list/list-filters.tsx"
import { NothingFound } from "./list/nothing-found.tsx"

/** Cards of the first row are seen without scrolling. */
const URGENT = 5
/** An offer lies across the aisle after so many goods; what follows fills the row before it. */
const AD_AFTER = 10
const CARD_SIZES = "(max-width: 47.99rem) 48vw, (max-width: 63.99rem) 32vw, 236px"

/** The giant number of the aisle, filters at the side, shelf upon shelf. */
export function List(page: ListPageProps) {
  const { choice, goods, facets } = page
  const words = useWords("goodsList")
  const count = useGrouped()(page.total)
  return (
    <div className="wrap">
      <Breadcrumb crumbs={page.crumbs} />
      <AisleHead {...page} />
      <div className="list-body">
        <HydrationBoundary>
          <ListFilters {...page} />
        </HydrationBoundary>
        <div className="row list-bar">
          <p className="list-count">{fill(page.isCapped ? words.moreThanFound : words.goodsFound, { count })}</p>
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
  const offer = useShop().content.offers.at(-1)
  const hasAd = choice.page === 1 && choice.keywords === "" && goods.length > AD_AFTER
  return (
    <section className="list-goods" aria-labelledby="list-goods">
      <h2 id="list-goods" className="visually-hidden">
        {words.goods}
      </h2>
      <GoodsGrid className="shelf-row">
        {goods.map((entry, index) => (
          <Fragment key={entry.id}>
            {hasAd && offer && index === AD_AFTER && <AisleAd offer={offer} />}
            <li>
              <GoodsCard goods={entry} sizes={CARD_SIZES} isUrgent={index < URGENT} />
            </li>
          </Fragment>
        ))}
      </GoodsGrid>
      <Pagination page={choice.page} pageCount={pageCount} addressOf={(page) => listAddress(choice, { page })} />
    </section>
  )
}

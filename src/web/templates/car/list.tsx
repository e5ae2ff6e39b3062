import { ActiveFilters } from "../../features/catalog/list/active-filters.tsx"
import { listAddress } from "../../features/catalog/list/list-address.ts"
import { SortSelect } from "../../features/catalog/list/sort-select.tsx"
import type { ListPageProps } from "../../sections/list-props.ts"
import { useWords } from "../../shell/use-words.ts"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Pagination } from "../../ui/navigation/pagination.tsx"
import { PartsGrid } from "./frame/parts-grid.tsx"
import { Facets } from "./list/facets.tsx"
import { ListHead } from "./list/list-head.tsx"
import { NothingFound } from "./list/nothing-found.tsx"
import { Subsystems } from "./list/subsystems.tsx"

/** Cards of the first row are seen without scrolling. */
const URGENT = 3

/** The number of the group and its name, the finder as it was filled, leaning tabs, facets at the side and the parts. */
export function List(page: ListPageProps) {
  const { choice, goods, facets, pageCount } = page
  const words = useWords("goods")
  return (
    <>
      <ListHead {...page} />
      <Subsystems {...page} />
      <div className="list-layout">
        <HydrationBoundary>
          <Facets {...page} />
        </HydrationBoundary>
        <div className="row list-bar">
          <ActiveFilters choice={choice} facets={facets} />
          <SortSelect choice={choice} />
        </div>
        <HydrationBoundary>
          {goods.length > 0 ? (
            <section className="list-goods" aria-labelledby="list-goods">
              <h2 id="list-goods" className="visually-hidden">
                {words.goods}
              </h2>
              <PartsGrid goods={goods} urgent={URGENT} />
              <Pagination
                page={choice.page}
                pageCount={pageCount}
                addressOf={(next) => listAddress(choice, { page: next })}
              />
            </section>
          ) : (
            <NothingFound {...page} />
          )}
        </HydrationBoundary>
      </div>
    </>
  )
}

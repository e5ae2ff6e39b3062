import type { ListPageProps } from "../../sections/list-props.ts"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Filters } from "./list/filters.tsx"
import { Kinds } from "./list/kinds.tsx"
import { ListGoods } from "./list/list-goods.tsx"
import { ListHead } from "./list/list-head.tsx"
import { NothingFound } from "./list/nothing-found.tsx"

/** How many there are and of what, categories as pills with their picture, the gauge of prices, filters, and the goods. */
export function List(page: ListPageProps) {
  return (
    <>
      <ListHead {...page} />
      <Kinds {...page} />
      <HydrationBoundary>
        <Filters {...page} />
      </HydrationBoundary>
      <HydrationBoundary>
        {page.goods.length > 0 ? <ListGoods {...page} /> : <NothingFound {...page} />}
      </HydrationBoundary>
    </>
  )
}

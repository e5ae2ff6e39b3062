import type { ListPageProps } from "../../sections/list-props.ts"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Filters } from "./list/filters.tsx"
import { Kinds } from "./list/kinds.tsx"
import { Laps } from "./list/laps.tsx"
import { ListHead } from "./list/list-head.tsx"
import { NothingFound } from "./list/nothing-found.tsx"
import { Wall } from "./list/wall.tsx"

/** The goods list: no sidebar, a wall without gutters, laps instead of pages. */
export function List(props: ListPageProps) {
  const { choice, goods } = props
  return (
    <>
      <ListHead {...props} />
      <Kinds {...props} />
      <HydrationBoundary>
        <Filters {...props} />
      </HydrationBoundary>
      <HydrationBoundary>
        {goods.length > 0 ? <Wall goods={goods} isFirstPage={choice.page === 1} /> : <NothingFound {...props} />}
      </HydrationBoundary>
      <Laps {...props} />
    </>
  )
}

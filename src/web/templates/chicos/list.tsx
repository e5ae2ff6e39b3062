import { listAddress } from "../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../sections/list-props.ts"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Pagination } from "../../ui/navigation/pagination.tsx"
import { ListBar } from "./list/list-bar.tsx"
import { ListHead } from "./list/list-head.tsx"
import { NothingFound } from "./list/nothing-found.tsx"
import { Thumbs } from "./list/thumbs.tsx"
import { Wall } from "./list/wall.tsx"

/** The goods list: a title of one word, a wall of tiles, a campaign inside it. */
export function List(props: ListPageProps) {
  const { choice, goods, pageCount } = props
  return (
    <>
      <ListHead {...props} />
      <Thumbs {...props} />
      <HydrationBoundary>
        <ListBar {...props} />
      </HydrationBoundary>
      <HydrationBoundary>
        {goods.length > 0 ? <Wall goods={goods} choice={choice} /> : <NothingFound {...props} />}
      </HydrationBoundary>
      <Pagination page={choice.page} pageCount={pageCount} addressOf={(page) => listAddress(choice, { page })} />
    </>
  )
}

import { listAddress } from "../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../sections/list-props.ts"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Pagination } from "../../ui/navigation/pagination.tsx"
import { Chips } from "./list/chips.tsx"
import { ListHead } from "./list/list-head.tsx"
import { Niches } from "./list/niches.tsx"
import { NothingFound } from "./list/nothing-found.tsx"

/** A giant title, round kinds, filters as chips, and goods in niches of three wide columns. */
export function List(page: ListPageProps) {
  const { choice, goods, pageCount } = page
  return (
    <>
      <ListHead {...page} />
      <HydrationBoundary>
        <Chips {...page} />
      </HydrationBoundary>
      <HydrationBoundary>{goods.length > 0 ? <Niches goods={goods} /> : <NothingFound {...page} />}</HydrationBoundary>
      <Pagination page={choice.page} pageCount={pageCount} addressOf={(next) => listAddress(choice, { page: next })} />
    </>
  )
}

import { listAddress } from "../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../sections/list-props.ts"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Pagination } from "../../ui/navigation/pagination.tsx"
import { Book } from "./list/book.tsx"
import { ListHead } from "./list/list-head.tsx"
import { NothingFound } from "./list/nothing-found.tsx"
import { Wish } from "./list/wish.tsx"

/** A giant leaning word, a sentence that says what is wished for, and spreads of plates. */
export function List(page: ListPageProps) {
  const { choice, goods, pageCount } = page
  return (
    <>
      <ListHead {...page} />
      <HydrationBoundary>
        <Wish {...page} />
      </HydrationBoundary>
      <HydrationBoundary>{goods.length > 0 ? <Book goods={goods} /> : <NothingFound {...page} />}</HydrationBoundary>
      <Pagination page={choice.page} pageCount={pageCount} addressOf={(next) => listAddress(choice, { page: next })} />
    </>
  )
}

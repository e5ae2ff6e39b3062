import { listAddress } from "../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../sections/list-props.ts"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Pagination } from "../../ui/navigation/pagination.tsx"
import { Kinds } from "./list/kinds.tsx"
import { ListBar } from "./list/list-bar.tsx"
import { ListHead } from "./list/list-head.tsx"
import { NothingFound } from "./list/nothing-found.tsx"
import { Pieces } from "./list/pieces.tsx"
import { romanNumeral } from "./list/roman-numeral.ts"

/** The goods list: a room with its title, one bar that stays, pairs of pieces with a sentence between them. */
export function List(props: ListPageProps) {
  const { choice, goods, pageCount } = props
  return (
    <>
      <ListHead {...props} />
      <Kinds {...props} />
      <HydrationBoundary>
        <ListBar {...props} />
      </HydrationBoundary>
      <HydrationBoundary>
        {goods.length > 0 ? <Pieces goods={goods} isFront={isFront(props)} /> : <NothingFound {...props} />}
      </HydrationBoundary>
      <Pagination
        page={choice.page}
        pageCount={pageCount}
        addressOf={(page) => listAddress(choice, { page })}
        numeral={romanNumeral}
      />
    </>
  )
}

/** The house speaks on the first page, and not into a search. */
const isFront = ({ choice }: ListPageProps) => choice.page === 1 && choice.keywords === ""

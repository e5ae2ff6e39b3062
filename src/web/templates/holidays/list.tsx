import { ActiveFilters } from "../../features/catalog/list/active-filters.tsx"
import { listAddress } from "../../features/catalog/list/list-address.ts"
import { SortSelect } from "../../features/catalog/list/sort-select.tsx"
import type { ListPageProps } from "../../sections/list-props.ts"
import { fill } from "../../shell/fill.ts"
import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { useGrouped } from "../../ui/amounts/use-grouped.ts"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Pagination } from "../../ui/navigation/pagination.tsx"
import { Shelf } from "./frame/shelf.tsx"
import { FilterTag } from "./list/filter-tag.tsx"
import { ListHead } from "./list/list-head.tsx"
import { NoteCard } from "./list/note-card.tsx"
import { NothingFound } from "./list/nothing-found.tsx"

const FIRST_SEEN = 3
/** After so many goods the shop says something, where there are more. */
const NOTE_AFTER = 5

/** The title below the garland with the kinds as rosettes, the filters on a gift tag, and the goods beside it. */
export function List(page: ListPageProps) {
  const { choice, facets, goods, total, isCapped, pageCount } = page
  const words = useWords("goodsList")
  const grouped = useGrouped()
  return (
    <>
      <ListHead {...page} />
      <div className="list-body">
        <HydrationBoundary>
          <FilterTag {...page} />
        </HydrationBoundary>
        <div className="list-main">
          <div className="list-bar">
            <p role="status">{fill(isCapped ? words.moreThanFound : words.goodsFound, { count: grouped(total) })}</p>
            <SortSelect choice={choice} />
            <ActiveFilters choice={choice} facets={facets} />
          </div>
          <HydrationBoundary>
            {goods.length > 0 ? <ListGoods {...page} /> : <NothingFound {...page} />}
          </HydrationBoundary>
          <Pagination
            page={choice.page}
            pageCount={pageCount}
            addressOf={(next) => listAddress(choice, { page: next })}
          />
        </div>
      </div>
    </>
  )
}

function ListGoods({ goods, choice }: ListPageProps) {
  const words = useWords("goods")
  const offer = useShop().content.offers.at(-1)
  const note = offer && choice.page === 1 && goods.length > NOTE_AFTER
  return (
    <section aria-labelledby="list-goods">
      <h2 id="list-goods" className="visually-hidden">
        {words.goods}
      </h2>
      <Shelf
        goods={goods}
        urgent={FIRST_SEEN}
        note={note ? { after: NOTE_AFTER, content: <NoteCard offer={offer} /> } : undefined}
      />
    </section>
  )
}

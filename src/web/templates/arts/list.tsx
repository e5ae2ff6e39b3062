import { GoodsGrid } from "../../features/catalog/goods-grid.tsx"
import { listAddress } from "../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../sections/list-props.ts"
import { useWords } from "../../shell/use-words.ts"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { Pagination } from "../../ui/navigation/pagination.tsx"
import { GoodsCard } from "./frame/goods-card.tsx"
import { FilterLine } from "./list/filter-line.tsx"
import { Kinds } from "./list/kinds.tsx"
import { NothingFound } from "./list/nothing-found.tsx"
import { RoomHead } from "./list/room-head.tsx"

const SIZES = "(max-width: 47.99rem) 44vw, (max-width: 63.99rem) 40vw, 356px"
/** Cards of the first row are seen without scrolling. */
const URGENT = 3

/** A room of the exhibition: its name, the plan of the house, one line of filters, works in columns. */
export function List(page: ListPageProps) {
  return (
    <>
      <Breadcrumb crumbs={page.crumbs} />
      <RoomHead {...page} />
      <Kinds {...page} />
      <HydrationBoundary>
        <FilterLine {...page} />
      </HydrationBoundary>
      <HydrationBoundary>
        {page.goods.length > 0 ? <RoomWorks {...page} /> : <NothingFound {...page} />}
      </HydrationBoundary>
    </>
  )
}

function RoomWorks({ choice, goods, pageCount }: ListPageProps) {
  const words = useWords("goods")
  return (
    <section className="room-works" aria-labelledby="list-goods">
      <h2 id="list-goods" className="visually-hidden">
        {words.goods}
      </h2>
      <GoodsGrid as="div" className="works works-wide">
        {goods.map((entry, index) => (
          <GoodsCard key={entry.id} goods={entry} sizes={SIZES} isUrgent={index < URGENT} />
        ))}
      </GoodsGrid>
      <Pagination page={choice.page} pageCount={pageCount} addressOf={(page) => listAddress(choice, { page })} />
    </section>
  )
}

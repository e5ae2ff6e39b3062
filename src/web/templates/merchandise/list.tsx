import { listAddress } from "../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../sections/list-props.ts"
import { useShop } from "../../shell/shell.ts"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Pagination } from "../../ui/navigation/pagination.tsx"
import { Filters } from "./list/filters.tsx"
import { GoodsWall } from "./list/goods-wall.tsx"
import { ListHead } from "./list/list-head.tsx"
import { NothingFound } from "./list/nothing-found.tsx"
import { ShelfTabs } from "./list/shelf-tabs.tsx"

/** A giant title with the number of things as a sticker, categories and filters as rows of cells, and the goods as one wall. */
export function List(page: ListPageProps) {
  const { choice, goods, pageCount } = page
  const { offers } = useShop().content
  return (
    <>
      <ListHead {...page} />
      <ShelfTabs {...page} />
      <HydrationBoundary>
        <Filters {...page} />
      </HydrationBoundary>
      <HydrationBoundary>
        {goods.length > 0 ? <GoodsWall goods={goods} offer={offers.at(-1)} /> : <NothingFound {...page} />}
      </HydrationBoundary>
      <Pagination page={choice.page} pageCount={pageCount} addressOf={(next) => listAddress(choice, { page: next })} />
    </>
  )
}

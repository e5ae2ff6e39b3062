import { DidYouMean } from "../../features/catalog/list/did-you-mean.tsx"
import { listAddress } from "../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../sections/list-props.ts"
import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Pagination } from "../../ui/navigation/pagination.tsx"
import { TextLink } from "../../ui/text.tsx"
import { FlashSheet } from "./frame/flash-sheet.tsx"
import { Ornament } from "./frame/ornament.tsx"
import { Filters } from "./list/filters.tsx"
import { InitialRail } from "./list/initial-rail.tsx"
import { ListHead } from "./list/list-head.tsx"

const FIRST_SEEN = 4
/** The fifth good has the double cell, where there are enough around it. */
const DOUBLE_AT = 4
const FEWEST_AROUND_DOUBLE = 8

/** A giant title between the webs, the categories as a rail of initials, filters in cells and the goods on one sheet. */
export function List(page: ListPageProps) {
  const { choice, goods, pageCount } = page
  return (
    <>
      <ListHead {...page} />
      <div className="list-layout">
        <InitialRail {...page} />
        <div className="list-main">
          <HydrationBoundary>
            <Filters {...page} />
          </HydrationBoundary>
          <HydrationBoundary>
            {goods.length > 0 ? <ListSheet {...page} /> : <NothingFound {...page} />}
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

function ListSheet({ goods, choice, pageCount }: ListPageProps) {
  const words = useWords("goods")
  const { offers } = useShop().content
  const isLastPage = choice.page >= pageCount
  return (
    <section aria-label={words.goods}>
      <h2 className="visually-hidden">{words.goods}</h2>
      <FlashSheet
        goods={goods}
        doubleAt={goods.length >= FEWEST_AROUND_DOUBLE ? DOUBLE_AT : -1}
        offer={isLastPage ? offers.at(-1) : undefined}
        urgent={FIRST_SEEN}
      />
    </section>
  )
}

function NothingFound({ choice, consolation, suggestion }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  const plain = listAddress({ ...choice, specs: [], min: null, max: null, rating: null, onSale: false, page: 1 })
  const isFiltered = plain !== listAddress({ ...choice, page: 1 })
  return (
    <>
      <section className="sheet nothing">
        <Ornament sign="spider" />
        <h2>{words.nothingFound}</h2>
        <DidYouMean suggestion={suggestion} />
        <p>{words.nothingFoundHint}</p>
        <TextLink className="button" to={isFiltered ? plain : "/SaleGoods/lists"}>
          {isFiltered ? words.clearFilters : words.allGoods}
        </TextLink>
      </section>
      {consolation.length > 0 && (
        <section className="consolation">
          <h2>{words.perhapsThese}</h2>
          <FlashSheet goods={consolation} />
        </section>
      )}
    </>
  )
}

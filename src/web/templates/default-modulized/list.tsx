import { Fragment } from "react"
import { GoodsGrid } from "../../features/catalog/goods-grid.tsx"
import { ActiveFilters } from "../../features/catalog/list/active-filters.tsx"
import { DidYouMean } from "../../features/catalog/list/did-you-mean.tsx"
import { listAddress } from "../../features/catalog/list/list-address.ts"
import { SortSelect } from "../../features/catalog/list/sort-select.tsx"
import type { ListPageProps } from "../../sections/list-props.ts"
import { fill } from "../../shell/fill.ts"
import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx"
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx"
import { Pagination } from "../../ui/navigation/pagination.tsx"
import { GoodsCard } from "./frame/goods-card.tsx"
import { Offer } from "./frame/offer.tsx"
import { Department } from "./list/department.tsx"
import { Kinds } from "./list/kinds.tsx"
import { ListFilters } from "./list/list-filters.tsx"

/** Cards of the first row are seen without scrolling. */
const URGENT = 4
/** An offer takes two places: the first in the midst of the second row, the other at the end of the fifth. */
const PROMOS_AFTER = [5, 16]
const PROMO_SIZES = "(max-width: 47.99rem) 60vw, 360px"
const CARD_SIZES = "(max-width: 47.99rem) 46vw, (max-width: 63.99rem) 30vw, 264px"

/** A giant title, the kinds with their pictures, filters at the side and the goods. */
export function List(page: ListPageProps) {
  const { choice, goods, facets } = page
  const words = useWords("goods", "goodsList")
  return (
    <div className="wrap">
      <Breadcrumb crumbs={page.crumbs} />
      <Department {...page} />
      <Kinds {...page} />
      <div className="list-body">
        <HydrationBoundary>
          <ListFilters choice={choice} facets={facets} total={page.total} />
        </HydrationBoundary>
        <div className="row list-bar">
          <p className="list-count">
            {fill(page.isCapped ? words.moreThanFound : words.goodsFound, { count: page.total })}
          </p>
          <ActiveFilters choice={choice} facets={facets} />
          <SortSelect choice={choice} />
        </div>
        <HydrationBoundary>{goods.length > 0 ? <ListGoods {...page} /> : <NothingFound {...page} />}</HydrationBoundary>
      </div>
    </div>
  )
}

function ListGoods({ choice, goods, pageCount }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  const { offers } = useShop().content
  const isFront = choice.page === 1 && choice.keywords === ""
  const promoAfter = (count: number) =>
    isFront && count < goods.length ? offers[PROMOS_AFTER.indexOf(count)] : undefined
  return (
    <section className="list-goods" aria-labelledby="list-goods">
      <h2 id="list-goods" className="visually-hidden">
        {words.goods}
      </h2>
      <GoodsGrid as="div" className="goods-grid">
        {goods.map((entry, index) => {
          const promo = promoAfter(index)
          return (
            <Fragment key={entry.id}>
              {promo && <Offer offer={promo} name="list-promo" sizes={PROMO_SIZES} />}
              <GoodsCard goods={entry} sizes={CARD_SIZES} isUrgent={index < URGENT} />
            </Fragment>
          )
        })}
      </GoodsGrid>
      <Pagination page={choice.page} pageCount={pageCount} addressOf={(page) => listAddress(choice, { page })} />
    </section>
  )
}

function NothingFound({ consolation, suggestion }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  return (
    <section className="list-goods">
      <div className="nothing">
        <h2>{words.nothingFound}</h2>
        <DidYouMean suggestion={suggestion} />
        <p>{words.nothingFoundHint}</p>
      </div>
      {consolation.length > 0 && (
        <>
          <h2 className="consolation">{words.perhapsThese}</h2>
          <div className="goods-grid">
            {consolation.map((entry) => (
              <GoodsCard key={entry.id} goods={entry} sizes={CARD_SIZES} />
            ))}
          </div>
        </>
      )}
    </section>
  )
}

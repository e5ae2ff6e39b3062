import { fill } from "../../parts/fill.ts"
import { listAddress } from "../../parts/list-address.ts"
import { useMessages } from "../../parts/use-messages.ts"
import { ActiveFilters } from "../../ui/active-filters.tsx"
import { Breadcrumb } from "../../ui/breadcrumb.tsx"
import { FilterForm } from "../../ui/filter-form.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import { PriceRange } from "../../ui/price-range.tsx"
import { SortSelect } from "../../ui/sort-select.tsx"
import { SpecChoices } from "../../ui/spec-choices.tsx"
import { StockChoice } from "../../ui/stock-choice.tsx"
import type { ListPageProps } from "../list-props.ts"
import { PlainGrid } from "./plain-card.tsx"

export function PlainList({
  title,
  text,
  crumbs,
  choice,
  goods,
  total,
  isCapped,
  facets,
  pageCount,
  consolation,
}: ListPageProps) {
  const words = useMessages()
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <h1>
        <bdi>{title}</bdi>
      </h1>
      {text && <p>{text}</p>}
      <p>{fill(isCapped ? words.moreThanFound : words.goodsFound, { count: total })}</p>
      <FilterForm choice={choice}>
        <SortSelect choice={choice} />
        {facets.price && <PriceRange span={facets.price} choice={choice} />}
        {facets.specs.map((facet) => (
          <SpecChoices key={facet.name} facet={facet} />
        ))}
        <StockChoice choice={choice} />
      </FilterForm>
      <ActiveFilters choice={choice} facets={facets} />
      {goods.length > 0 ? <PlainGrid goods={goods} /> : <p>{words.nothingFound}</p>}
      {consolation.length > 0 && (
        <section>
          <h2>{words.perhapsThese}</h2>
          <PlainGrid goods={consolation} />
        </section>
      )}
      <Pagination page={choice.page} pageCount={pageCount} addressOf={(page) => listAddress(choice, { page })} />
    </>
  )
}

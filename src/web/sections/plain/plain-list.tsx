import { ActiveFilters } from "../../features/catalog/list/active-filters.tsx"
import { FilterForm } from "../../features/catalog/list/filter-form.tsx"
import { listAddress } from "../../features/catalog/list/list-address.ts"
import { PriceRange } from "../../features/catalog/list/price-range.tsx"
import { SortSelect } from "../../features/catalog/list/sort-select.tsx"
import { SpecChoices } from "../../features/catalog/list/spec-choices.tsx"
import { StockChoice } from "../../features/catalog/list/stock-choice.tsx"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { Breadcrumb } from "../../ui/breadcrumb.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import type { ListPageProps } from "../list-props.ts"
import { PlainGrid } from "./frame/plain-card.tsx"

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
  const words = useWords("goods", "goodsList")
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
      <h2 className="visually-hidden">{words.goods}</h2>
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

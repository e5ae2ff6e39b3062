import { ActiveFilters } from "../../../features/catalog/list/active-filters.tsx"
import { FilterForm } from "../../../features/catalog/list/filter-form.tsx"
import { type FilterGroupProps, FilterGroups } from "../../../features/catalog/list/filter-groups.tsx"
import { SortSelect } from "../../../features/catalog/list/sort-select.tsx"
import { StockChoice } from "../../../features/catalog/list/stock-choice.tsx"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { ChevronDown } from "../../../ui/icons.tsx"
import { MerchantText } from "../../../ui/text.tsx"

/** The prices as one gauge across the page, below it a row of pills that open; what is chosen stands under them. */
export function Filters({ choice, facets, total, isCapped }: ListPageProps) {
  const words = useWords("goodsList")
  const count = useGrouped()(total)
  const isNarrowed = choice.min !== null || choice.max !== null
  const hasPrices = facets.price && (isNarrowed || facets.price.min < facets.price.max)
  return (
    <div className="list-filters">
      <FilterForm choice={choice} holds={["specs", "price", "rating", "stock", "sort"]}>
        <FilterGroups choice={choice} facets={hasPrices ? facets : { ...facets, price: null }} group={Group} />
        <StockChoice choice={choice} />
        <p className="filters-count" role="status">
          {fill(isCapped ? words.moreThanFound : words.goodsFound, { count })}
        </p>
        <SortSelect choice={choice} />
      </FilterForm>
      <ActiveFilters choice={choice} facets={facets} />
    </div>
  )
}

/** Prices stand open; of the others one is open at a time: they share a name. */
function Group({ name, children }: FilterGroupProps) {
  const words = useWords("goodsList")
  if (name === words.priceRange) {
    return (
      <div className="price-gauge">
        <h2>{name}</h2>
        {children}
      </div>
    )
  }
  return (
    <details className="filter" name="filter">
      <summary>
        <MerchantText className="ellipsis">{name}</MerchantText>
        <ChevronDown size={18} aria-hidden="true" data-turns />
      </summary>
      <div className="filter-sheet">{children}</div>
    </details>
  )
}

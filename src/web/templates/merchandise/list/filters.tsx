import { ActiveFilters } from "../../../features/catalog/list/active-filters.tsx"
import { FilterForm } from "../../../features/catalog/list/filter-form.tsx"
import { type FilterGroupProps, FilterGroups } from "../../../features/catalog/list/filter-groups.tsx"
import { SortSelect } from "../../../features/catalog/list/sort-select.tsx"
import { StockChoice } from "../../../features/catalog/list/stock-choice.tsx"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { ChevronDown } from "../../../ui/icons.tsx"
import { MerchantText } from "../../../ui/text.tsx"

/** One row of cells, each of which drops a panel; what is chosen stands below as pills. */
export function Filters({ choice, facets, total, isCapped }: ListPageProps) {
  const words = useWords("goodsList")
  return (
    <div className="filters">
      <FilterForm choice={choice} holds={["specs", "price", "rating", "stock", "sort"]}>
        <FilterGroups choice={choice} facets={facets} group={Cell} />
        <StockChoice choice={choice} />
        <SortSelect choice={choice} />
      </FilterForm>
      <div className="row chosen">
        <p role="status">{fill(isCapped ? words.moreThanFound : words.goodsFound, { count: total })}</p>
        <ActiveFilters choice={choice} facets={facets} />
      </div>
    </div>
  )
}

/** Only one panel is open at a time: they share a name. */
function Cell({ name, children }: FilterGroupProps) {
  return (
    <details className="filter" name="filter">
      <summary>
        <MerchantText className="ellipsis">{name}</MerchantText>
        <ChevronDown size={20} strokeWidth={2.5} aria-hidden="true" data-turns />
      </summary>
      <div className="filter-panel">{children}</div>
    </details>
  )
}

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

/** One line between two rules: each filter opens a sheet below it, what is chosen and the order stand at its end. */
export function FilterLine({ choice, facets, total, isCapped }: ListPageProps) {
  const words = useWords("goodsList")
  return (
    <>
      <div className="filters">
        <FilterForm choice={choice} holds={["specs", "price", "rating", "stock", "sort"]}>
          <FilterGroups choice={choice} facets={facets} group={Sheet} />
          <StockChoice choice={choice} />
          <div className="row filters-end">
            <ActiveFilters choice={choice} facets={facets} />
            <SortSelect choice={choice} />
          </div>
        </FilterForm>
      </div>
      <p className="aside result-count" role="status">
        {fill(isCapped ? words.moreThanFound : words.goodsFound, { count: total })}
      </p>
    </>
  )
}

/** Only one sheet is open at a time: they share a name. */
function Sheet({ name, children }: FilterGroupProps) {
  return (
    <details className="filter" name="filter">
      <summary>
        <MerchantText>{name}</MerchantText>
        <ChevronDown size={14} strokeWidth={1.25} aria-hidden="true" data-turns />
      </summary>
      <div className="filter-sheet">{children}</div>
    </details>
  )
}

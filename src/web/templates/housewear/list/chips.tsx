import { ActiveFilters } from "../../../features/catalog/list/active-filters.tsx"
import { FilterForm } from "../../../features/catalog/list/filter-form.tsx"
import { type FilterGroupProps, FilterGroups } from "../../../features/catalog/list/filter-groups.tsx"
import { SortSelect } from "../../../features/catalog/list/sort-select.tsx"
import { StockChoice } from "../../../features/catalog/list/stock-choice.tsx"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { ChevronDown } from "../../../ui/icons.tsx"
import { MerchantText } from "../../../ui/text.tsx"

/** No sidebar: each filter is a chip that opens a sheet; what is chosen stands in dark chips under them. */
export function Chips({ choice, facets }: ListPageProps) {
  return (
    <div className="chips">
      <FilterForm choice={choice} holds={["specs", "price", "rating", "stock", "sort"]}>
        <div className="chip-row">
          <FilterGroups choice={choice} facets={facets} group={Chip} />
          <StockChoice choice={choice} />
          <SortSelect choice={choice} />
        </div>
      </FilterForm>
      <ActiveFilters choice={choice} facets={facets} />
    </div>
  )
}

/** Only one sheet is open at a time: they share a name. */
function Chip({ name, children }: FilterGroupProps) {
  return (
    <details className="chip" name="chip">
      <summary>
        <MerchantText className="ellipsis">{name}</MerchantText>
        <ChevronDown size={18} strokeWidth={1.6} aria-hidden="true" data-turns />
      </summary>
      <div className="chip-sheet">{children}</div>
    </details>
  )
}

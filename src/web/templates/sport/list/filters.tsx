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

/** A bar of slanted chips that stays at the top. What is chosen stands first; each of the others opens a sheet. */
export function Filters({ choice, facets, total, isCapped }: ListPageProps) {
  const words = useWords("goodsList")
  const [before, after = ""] = (isCapped ? words.moreThanFound : words.goodsFound).split("{count}")
  return (
    <div className="filters">
      <FilterForm choice={choice} holds={["specs", "price", "rating", "stock", "sort"]}>
        <p className="filters-found" role="status">
          {before}
          <b>{total}</b>
          {fill(after, { count: total })}
        </p>
        <div className="run filter-run">
          <ActiveFilters choice={choice} facets={facets} />
          <StockChoice choice={choice} />
          <FilterGroups choice={choice} facets={facets} group={Chip} />
        </div>
        <SortSelect choice={choice} />
      </FilterForm>
    </div>
  )
}

/** Only one sheet is open at a time: they share a name. */
function Chip({ name, children }: FilterGroupProps) {
  return (
    <details className="chip" name="filter">
      <summary className="pill">
        <MerchantText>{name}</MerchantText>
        <ChevronDown aria-hidden="true" data-turns />
      </summary>
      <div className="filter-sheet">{children}</div>
    </details>
  )
}

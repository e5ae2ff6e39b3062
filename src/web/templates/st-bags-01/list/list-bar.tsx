import slidersHorizontal from "lucide/dist/esm/icons/sliders-horizontal.mjs"
import { ActiveFilters } from "../../../features/catalog/list/active-filters.tsx"
import { FilterForm } from "../../../features/catalog/list/filter-form.tsx"
import { type FilterGroupProps, FilterGroups } from "../../../features/catalog/list/filter-groups.tsx"
import { SortSelect } from "../../../features/catalog/list/sort-select.tsx"
import { StockChoice } from "../../../features/catalog/list/stock-choice.tsx"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { icon } from "../../../ui/icon.tsx"
import { MerchantText } from "../../../ui/text.tsx"

const SlidersHorizontal = icon(slidersHorizontal)

/** One bar that stays at the top: all filters behind one word, what is chosen, how many there are, and their order. */
export function ListBar({ choice, facets, total, isCapped }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  const prices = Number(choice.min !== null || choice.max !== null)
  const active = choice.specs.length + prices + Number(choice.rating !== null) + Number(choice.onSale)
  return (
    <div className="caps list-bar">
      <details className="filter" data-menu="filters">
        <summary>
          <SlidersHorizontal size={18} strokeWidth={1.25} aria-hidden="true" />
          {words.filters} {active > 0 && <b>{active}</b>}
        </summary>
        <div className="filter-panel">
          <FilterForm choice={choice}>
            <FilterGroups choice={choice} facets={facets} group={Group} />
            <StockChoice choice={choice} />
          </FilterForm>
        </div>
      </details>
      <ActiveFilters choice={choice} facets={facets} />
      <p className="list-count" role="status">
        {fill(isCapped ? words.moreThanFound : words.goodsFound, { count: total })}
      </p>
      <SortSelect choice={choice} />
    </div>
  )
}

const Group = ({ name, children }: FilterGroupProps) => (
  <fieldset>
    <legend className="caps">
      <MerchantText>{name}</MerchantText>
    </legend>
    {children}
  </fieldset>
)

import columns2 from "lucide/dist/esm/icons/columns-2.mjs"
import columns4 from "lucide/dist/esm/icons/columns-4.mjs"
import { ActiveFilters } from "../../../features/catalog/list/active-filters.tsx"
import { FilterForm } from "../../../features/catalog/list/filter-form.tsx"
import { type FilterGroupProps, FilterGroups } from "../../../features/catalog/list/filter-groups.tsx"
import { SortSelect } from "../../../features/catalog/list/sort-select.tsx"
import { StockChoice } from "../../../features/catalog/list/stock-choice.tsx"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { icon } from "../../../ui/icon.tsx"
import { MerchantText } from "../../../ui/text.tsx"

const Columns2 = icon(columns2)
const Columns4 = icon(columns4)
const sign = { size: 19, strokeWidth: 1.25, "aria-hidden": true }

/** One bar that stays at the top: filters behind one word, what is chosen, how wide the wall is, and its order. */
export function ListBar({ choice, facets }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  const prices = Number(choice.min !== null || choice.max !== null)
  const active = choice.specs.length + prices + Number(choice.rating !== null) + Number(choice.onSale)
  return (
    <div className="list-bar">
      <details className="filter" data-menu="filters">
        <summary>
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
      {/* The stylesheet reads which one is chosen: it needs neither a script nor an address. */}
      <fieldset className="view">
        <legend className="visually-hidden">{words.columns}</legend>
        <label>
          <input type="radio" name="columns" value="2" className="visually-hidden" aria-label={words.twoColumns} />
          <Columns2 {...sign} />
        </label>
        <label>
          <input
            type="radio"
            name="columns"
            value="4"
            className="visually-hidden"
            aria-label={words.fourColumns}
            defaultChecked
          />
          <Columns4 {...sign} />
        </label>
      </fieldset>
      <SortSelect choice={choice} />
    </div>
  )
}

const Group = ({ name, children }: FilterGroupProps) => (
  <fieldset>
    <legend>
      <MerchantText>{name}</MerchantText>
    </legend>
    {children}
  </fieldset>
)

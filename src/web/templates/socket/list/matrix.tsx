import { ActiveFilters } from "../../../features/catalog/list/active-filters.tsx"
import { FilterForm } from "../../../features/catalog/list/filter-form.tsx"
import { type FilterGroupProps, FilterGroups } from "../../../features/catalog/list/filter-groups.tsx"
import { SortSelect } from "../../../features/catalog/list/sort-select.tsx"
import { StockChoice } from "../../../features/catalog/list/stock-choice.tsx"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { MerchantText } from "../../../ui/text.tsx"

/** All filters at once, a module each; a phone unfolds them. Below them how many there are, what is chosen, and the order. */
export function Matrix({ choice, facets, total, isCapped }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  const grouped = useGrouped()
  const isPriced = choice.min !== null || choice.max !== null
  const chosen = choice.specs.length + Number(isPriced) + Number(choice.onSale) + Number(choice.rating !== null)
  return (
    <section className="matrix" aria-label={words.filters}>
      <details className="matrix-open">
        <summary>
          {words.filters}
          {chosen > 0 && <b>{grouped(chosen)}</b>}
        </summary>
      </details>
      <FilterForm choice={choice}>
        <div className="matrix-columns">
          <FilterGroups choice={choice} facets={facets} group={Column} />
        </div>
        <StockChoice choice={choice} />
      </FilterForm>
      <div className="matrix-bar">
        <p role="status">{fill(isCapped ? words.moreThanFound : words.goodsFound, { count: grouped(total) })}</p>
        <ActiveFilters choice={choice} facets={facets} />
        <SortSelect choice={choice} />
      </div>
    </section>
  )
}

const Column = ({ name, children }: FilterGroupProps) => (
  <div className="matrix-column">
    <h2>
      <MerchantText>{name}</MerchantText>
    </h2>
    {children}
  </div>
)

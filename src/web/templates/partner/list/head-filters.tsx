import type { Facets } from "../../../features/catalog/goods.ts"
import { FilterForm } from "../../../features/catalog/list/filter-form.tsx"
import { type FilterGroupProps, FilterGroups } from "../../../features/catalog/list/filter-groups.tsx"
import { StockChoice } from "../../../features/catalog/list/stock-choice.tsx"
import type { ListChoice } from "../../../sections/list-props.ts"
import { ChevronDown } from "../../../ui/icons.tsx"
import { useClosingMenus } from "../../../ui/overlays/use-closing-menus.ts"
import { MerchantText } from "../../../ui/text.tsx"

/** The filters, as the second line of the statement's head. */
export function HeadFilters({ choice, facets }: { choice: ListChoice; facets: Facets }) {
  const place = useClosingMenus<HTMLDivElement>()
  return (
    <div className="head-filters" ref={place}>
      <FilterForm choice={choice}>
        <FilterGroups choice={choice} facets={facets} group={HeadFilter} />
        <StockChoice choice={choice} />
      </FilterForm>
    </div>
  )
}

/** Only one is open at a time: they share a name. */
const HeadFilter = ({ name, children }: FilterGroupProps) => (
  <details className="head-filter" name="head-filter" data-menu="head-filter">
    <summary>
      <MerchantText className="ellipsis">{name}</MerchantText>
      <ChevronDown size={14} aria-hidden="true" data-turns />
    </summary>
    <div className="head-filter-panel">{children}</div>
  </details>
)

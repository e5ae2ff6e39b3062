import { createContext, useContext } from "react"
import type { Facets } from "../../../features/catalog/goods.ts"
import { chosenByGroup } from "../../../features/catalog/list/chosen-by-group.ts"
import { FilterForm } from "../../../features/catalog/list/filter-form.tsx"
import { type FilterGroupProps, FilterGroups } from "../../../features/catalog/list/filter-groups.tsx"
import { SortSelect } from "../../../features/catalog/list/sort-select.tsx"
import { StockChoice } from "../../../features/catalog/list/stock-choice.tsx"
import type { ListChoice } from "../../../sections/list-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { ChevronDown } from "../../../ui/icons.tsx"
import { useClosingMenus } from "../../../ui/overlays/use-closing-menus.ts"
import { MerchantText } from "../../../ui/text.tsx"

/** What is chosen in each column, by its name. */
const Chosen = createContext<ReadonlyMap<string, string>>(new Map())

/** Filters are the heads of the columns below them: each says what is chosen in it and opens its choices. */
export function ColumnFilters({ choice, facets }: { choice: ListChoice; facets: Facets }) {
  const words = useWords("goods", "goodsList")
  const place = useClosingMenus<HTMLDivElement>()
  const chosen = chosenByGroup(choice, facets, words)
  return (
    <div className="filters" ref={place}>
      <FilterForm choice={choice} holds={["specs", "price", "rating", "stock", "sort"]}>
        <div className="run filter-heads">
          <Chosen value={chosen}>
            <FilterGroups choice={choice} facets={facets} group={Column} />
          </Chosen>
          <StockChoice choice={choice} />
        </div>
        <SortSelect choice={choice} />
      </FilterForm>
    </div>
  )
}

/** Only one is open at a time: they share a name. */
function Column({ name, children }: FilterGroupProps) {
  const words = useWords("goodsList")
  const chosen = useContext(Chosen).get(name)
  return (
    <details className="filter" name="filter" data-menu="filter">
      <summary>
        <small>
          <MerchantText>{name}</MerchantText>
        </small>
        <span className="ellipsis" data-active={chosen ? "" : undefined}>
          <MerchantText>{chosen || words.allKinds}</MerchantText>
        </span>
        <ChevronDown size={16} aria-hidden="true" data-turns />
      </summary>
      <div className="filter-panel">{children}</div>
    </details>
  )
}

import slidersHorizontal from "lucide/dist/esm/icons/sliders-horizontal.mjs"
import { FilterForm } from "../../../features/catalog/list/filter-form.tsx"
import { type FilterGroupProps, FilterGroups } from "../../../features/catalog/list/filter-groups.tsx"
import { StockChoice } from "../../../features/catalog/list/stock-choice.tsx"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { icon } from "../../../ui/icon.tsx"
import { ChevronDown } from "../../../ui/icons.tsx"
import { MerchantText } from "../../../ui/text.tsx"

const SlidersHorizontal = icon(slidersHorizontal)

/** A gift tag to choose on; behind its button on a small screen. */
export function FilterTag({ choice, facets }: ListPageProps) {
  const words = useWords("goods")
  return (
    <>
      <details className="filter-open">
        <summary>
          {words.filters}
          <SlidersHorizontal size={22} aria-hidden="true" />
        </summary>
      </details>
      <aside className="filter-tag" aria-label={words.filters}>
        <p className="filter-title" aria-hidden="true">
          {words.filters}
        </p>
        <FilterForm choice={choice}>
          <FilterGroups choice={choice} facets={facets} group={Group} />
          <StockChoice choice={choice} />
        </FilterForm>
      </aside>
    </>
  )
}

function Group({ name, isFront, children }: FilterGroupProps) {
  return (
    <details className="filter" open={isFront}>
      <summary>
        <MerchantText>{name}</MerchantText>
        <ChevronDown size={16} aria-hidden="true" data-turns />
      </summary>
      {children}
    </details>
  )
}

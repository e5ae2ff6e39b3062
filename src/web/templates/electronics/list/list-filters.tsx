import slidersHorizontal from "lucide/dist/esm/icons/sliders-horizontal.mjs"
import { FilterForm } from "../../../features/catalog/list/filter-form.tsx"
import { type FilterGroupProps, FilterGroups } from "../../../features/catalog/list/filter-groups.tsx"
import { StockChoice } from "../../../features/catalog/list/stock-choice.tsx"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { icon } from "../../../ui/icon.tsx"
import { ChevronDown } from "../../../ui/icons.tsx"
import { MerchantText } from "../../../ui/text.tsx"

const SlidersHorizontal = icon(slidersHorizontal)

/** Dense groups at the side on a wide screen; behind their button on a small one. */
export function ListFilters({ choice, facets, total }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  const grouped = useGrouped()
  const isNarrowed = choice.min !== null || choice.max !== null
  const active = choice.specs.length + Number(isNarrowed) + Number(choice.onSale) + Number(choice.rating !== null)
  const hasPrices = facets.price && (isNarrowed || facets.price.min < facets.price.max)
  return (
    <>
      <details className="filter-open">
        <summary>
          <SlidersHorizontal size={18} aria-hidden="true" />
          <span className="when-closed">{words.filters}</span>
          <span className="when-open">{fill(words.goodsFound, { count: grouped(total) })}</span>
          {active > 0 && <b>{active}</b>}
        </summary>
      </details>
      <aside className="filters" aria-label={words.filters}>
        <FilterForm choice={choice}>
          <StockChoice choice={choice} />
          <FilterGroups choice={choice} facets={hasPrices ? facets : { ...facets, price: null }} group={Group} />
        </FilterForm>
      </aside>
    </>
  )
}

/** The first groups stand open; the others unfold. */
function Group({ name, isFront, children }: FilterGroupProps) {
  return (
    <details open={isFront}>
      <summary>
        <MerchantText>{name}</MerchantText>
        <ChevronDown size={18} aria-hidden="true" data-turns />
      </summary>
      {children}
    </details>
  )
}

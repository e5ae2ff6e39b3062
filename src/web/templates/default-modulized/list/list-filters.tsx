import slidersHorizontal from "lucide/dist/esm/icons/sliders-horizontal.mjs"
import type { Facets } from "../../../features/catalog/goods.ts"
import { FilterForm } from "../../../features/catalog/list/filter-form.tsx"
import { type FilterGroupProps, FilterGroups } from "../../../features/catalog/list/filter-groups.tsx"
import { StockChoice } from "../../../features/catalog/list/stock-choice.tsx"
import type { ListChoice } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { icon } from "../../../ui/icon.tsx"
import { ChevronDown } from "../../../ui/icons.tsx"
import { MerchantText } from "../../../ui/text.tsx"

const SlidersHorizontal = icon(slidersHorizontal)

type ListFiltersProps = { choice: ListChoice; facets: Facets; total: number }

/** At the side on a wide screen; a drawer behind its button on a small one. */
export function ListFilters({ choice, facets, total }: ListFiltersProps) {
  const words = useWords("goods", "goodsList")
  const isNarrowed = choice.min !== null || choice.max !== null
  const active = choice.specs.length + Number(isNarrowed) + Number(choice.onSale)
  const hasPrices = facets.price && (isNarrowed || facets.price.min < facets.price.max)
  return (
    <>
      <details className="filter-open">
        <summary>
          <span className="when-closed">
            <SlidersHorizontal size={18} aria-hidden="true" />
            {words.filters}
            {active > 0 && <b>{active}</b>}
          </span>
          <span className="when-open">{fill(words.goodsFound, { count: total })}</span>
        </summary>
      </details>
      <aside className="filters" aria-label={words.filters}>
        <h2>{words.filters}</h2>
        <FilterForm choice={choice}>
          <FilterGroups choice={choice} facets={hasPrices ? facets : { ...facets, price: null }} group={Group} />
          <StockChoice choice={choice} />
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

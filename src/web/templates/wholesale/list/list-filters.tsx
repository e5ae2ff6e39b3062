import slidersHorizontal from "lucide/dist/esm/icons/sliders-horizontal.mjs"
import { CategoryTree } from "../../../features/catalog/list/category-tree.tsx"
import { FilterForm } from "../../../features/catalog/list/filter-form.tsx"
import { type FilterGroupProps, FilterGroups } from "../../../features/catalog/list/filter-groups.tsx"
import { StockChoice } from "../../../features/catalog/list/stock-choice.tsx"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { icon } from "../../../ui/icon.tsx"
import { MerchantText } from "../../../ui/text.tsx"

const SlidersHorizontal = icon(slidersHorizontal)

/** At the side on a wide screen; behind their button on a small one. */
export function ListFilters(page: ListPageProps) {
  const { choice, facets, total } = page
  const words = useWords("goods", "goodsList")
  const isNarrowed = choice.min !== null || choice.max !== null
  const active = choice.specs.length + Number(isNarrowed) + Number(choice.onSale) + Number(choice.rating !== null)
  const hasPrices = facets.price && (isNarrowed || facets.price.min < facets.price.max)
  return (
    <>
      <details className="filter-open">
        <summary>
          <SlidersHorizontal size={18} aria-hidden="true" />
          <span className="when-closed">{words.filters}</span>
          <span className="when-open">{fill(words.goodsFound, { count: total })}</span>
          {active > 0 && <b>{active}</b>}
        </summary>
      </details>
      <aside className="filters" aria-label={words.filters}>
        <CategoryTree choice={choice} kinds={page.kinds} />
        <FilterForm choice={choice}>
          <FilterGroups choice={choice} facets={hasPrices ? facets : { ...facets, price: null }} group={Group} />
          <StockChoice choice={choice} />
        </FilterForm>
      </aside>
    </>
  )
}

function Group({ name, children }: FilterGroupProps) {
  return (
    <fieldset>
      <legend>
        <MerchantText>{name}</MerchantText>
      </legend>
      {children}
    </fieldset>
  )
}

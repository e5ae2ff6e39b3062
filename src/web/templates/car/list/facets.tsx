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

/** At the side on a wide screen; behind their button on a small one. */
export function Facets({ choice, facets }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  const prices = Number(choice.min !== null || choice.max !== null)
  const active = choice.specs.length + prices + Number(choice.onSale) + Number(choice.rating !== null)
  return (
    <>
      <details className="facets-open">
        <summary className="button button-quiet">
          <SlidersHorizontal size={18} aria-hidden="true" />
          {words.filters} {active > 0 && <b>{active}</b>}
        </summary>
      </details>
      <aside className="facets" aria-label={words.filters}>
        <FilterForm choice={choice}>
          <FilterGroups choice={choice} facets={facets} group={Facet} />
          <div className="facet">
            <StockChoice choice={choice} />
          </div>
        </FilterForm>
      </aside>
    </>
  )
}

const Facet = ({ name, isFront, children }: FilterGroupProps) => (
  <details className="facet" open={isFront}>
    <summary>
      <MerchantText>{name}</MerchantText>
      <ChevronDown size={18} aria-hidden="true" data-turns />
    </summary>
    {children}
  </details>
)

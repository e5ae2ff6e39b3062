import type { ReactNode } from "react"
import type { Facets } from "../../../features/catalog/goods.ts"
import { FilterForm } from "../../../features/catalog/list/filter-form.tsx"
import { PriceRange } from "../../../features/catalog/list/price-range.tsx"
import { SpecChoices } from "../../../features/catalog/list/spec-choices.tsx"
import { StockChoice } from "../../../features/catalog/list/stock-choice.tsx"
import type { ListChoice } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { ChevronDown, SlidersHorizontal } from "../../../ui/icons.tsx"

type ListFiltersProps = { choice: ListChoice; facets: Facets; total: number }

/** How many spec groups stand open; the others unfold. */
const OPEN_SPECS = 2

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
          {hasPrices && (
            <Group name={words.priceRange}>
              <PriceRange span={facets.price} choice={choice} />
            </Group>
          )}
          {facets.specs.map((facet, index) => (
            <Group
              key={facet.name}
              name={facet.name}
              isOpen={index < OPEN_SPECS || facet.values.some(({ selected }) => selected)}
            >
              <SpecChoices facet={facet} />
            </Group>
          ))}
          <StockChoice choice={choice} />
        </FilterForm>
      </aside>
    </>
  )
}

function Group({ name, isOpen = true, children }: { name: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen}>
      <summary>
        <bdi>{name}</bdi>
        <ChevronDown size={18} aria-hidden="true" data-turns />
      </summary>
      {children}
    </details>
  )
}

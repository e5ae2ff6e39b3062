import type { ReactNode } from "react"
import { fill } from "../../parts/fill.ts"
import { useMessages } from "../../parts/use-messages.ts"
import type { ListPageProps } from "../../sections/list-props.ts"
import { ActiveFilters } from "../../ui/active-filters.tsx"
import { FilterForm } from "../../ui/filter-form.tsx"
import { ChevronDown } from "../../ui/icons.tsx"
import { PriceRange } from "../../ui/price-range.tsx"
import { SortSelect } from "../../ui/sort-select.tsx"
import { SpecChoices } from "../../ui/spec-choices.tsx"
import { StockChoice } from "../../ui/stock-choice.tsx"

/** A bar of slanted chips that stays at the top. What is chosen stands first; each of the others opens a sheet. */
export function Filters({ choice, facets, total, isCapped }: ListPageProps) {
  const words = useMessages()
  const [before, after = ""] = (isCapped ? words.moreThanFound : words.goodsFound).split("{count}")
  return (
    <div className="filters">
      <FilterForm choice={choice} holds={["specs", "price", "stock", "sort"]}>
        <p className="filters-found" role="status">
          {before}
          <b>{total}</b>
          {fill(after, { count: total })}
        </p>
        <div className="filter-run">
          <ActiveFilters choice={choice} facets={facets} />
          <StockChoice choice={choice} />
          {facets.price && (
            <Chip name={words.priceRange}>
              <PriceRange span={facets.price} choice={choice} />
            </Chip>
          )}
          {facets.specs.map((facet) => (
            <Chip key={facet.name} name={facet.name}>
              <SpecChoices facet={facet} />
            </Chip>
          ))}
        </div>
        <SortSelect choice={choice} />
      </FilterForm>
    </div>
  )
}

/** Only one sheet is open at a time: they share a name. */
function Chip({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className="chip" name="filter">
      <summary>
        <bdi>{name}</bdi>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className="filter-sheet">{children}</div>
    </details>
  )
}

import type { ReactNode } from "react"
import { Link } from "react-router"
import type { Money } from "../../../../domain/pricing/money.ts"
import type { ListChoice } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { usePriceText } from "../../../ui/amounts/use-price-text.ts"
import { X } from "../../../ui/icons.tsx"
import type { Facets } from "../goods.ts"
import { listAddress } from "./list-address.ts"

type ActiveFilter = { name: string; label: ReactNode; without: Partial<ListChoice> }

/** What the list is narrowed by, each a link that takes it away again; nothing where it is not. */
export function ActiveFilters({ choice, facets }: { choice: ListChoice; facets: Facets }) {
  const words = useWords("goods", "goodsList")
  const filters = useActiveFilters(choice, facets)
  if (filters.length === 0) return null
  return (
    <ul data-slot="active-filters" aria-label={words.filters}>
      {filters.map(({ name, label, without }) => (
        <li key={name}>
          <Link
            to={listAddress(choice, without)}
            preventScrollReset
            data-slot="active-filter"
            aria-label={fill(words.removeFilter, { name })}
          >
            <bdi>{label}</bdi>
            <X aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={listAddress(choice, { specs: [], min: null, max: null, rating: null, onSale: false })}
          preventScrollReset
          data-slot="clear-filters"
        >
          {words.clearFilters}
        </Link>
      </li>
    </ul>
  )
}

function useActiveFilters(choice: ListChoice, facets: Facets): ActiveFilter[] {
  const words = useWords("goods", "goodsList")
  const priceText = usePriceText()
  const { min, max, specs, rating, onSale } = choice
  const stars = rating && fill(words.starsAndMore, { stars: rating })
  const side = (word: string, amount: Money | null) => (amount === null ? "" : `${word} ${priceText(amount)}`)
  const range = [side(words.minimumPrice, min), side(words.maximumPrice, max)].filter(Boolean).join(" ")
  const values = facets.specs.flatMap((spec) => spec.values)
  return [
    ...values
      .filter(({ id }) => specs.includes(id))
      .map(({ id, name }) => ({ name, label: name, without: { specs: specs.filter((one) => one !== id) } })),
    ...(range ? [{ name: range, label: range, without: { min: null, max: null } }] : []),
    ...(stars ? [{ name: stars, label: stars, without: { rating: null } }] : []),
    ...(onSale ? [{ name: words.inStockOnly, label: words.inStockOnly, without: { onSale: false } }] : []),
  ]
}

import slidersHorizontal from "lucide/dist/esm/icons/sliders-horizontal.mjs"
import { categoryPath } from "../../../features/catalog/category-path.ts"
import { FilterForm } from "../../../features/catalog/list/filter-form.tsx"
import { type FilterGroupProps, FilterGroups } from "../../../features/catalog/list/filter-groups.tsx"
import { listAddress } from "../../../features/catalog/list/list-address.ts"
import { StockChoice } from "../../../features/catalog/list/stock-choice.tsx"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
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
        <FilterTree {...page} />
        <FilterForm choice={choice}>
          <FilterGroups choice={choice} facets={hasPrices ? facets : { ...facets, price: null }} group={Group} />
          <StockChoice choice={choice} />
        </FilterForm>
      </aside>
    </>
  )
}

/** The way up through the categories, where one is, and what lies below. */
function FilterTree({ choice, kinds }: ListPageProps) {
  const words = useWords("goods")
  const { categories } = useShop()
  const path = categoryPath(categories, choice.categoryId)
  if (path.length === 0 && kinds.length === 0) return null
  return (
    <nav className="filter-tree" aria-label={words.categories}>
      <h2>{words.categories}</h2>
      <ul>
        <li>
          <Link to={listAddress(choice, { categoryId: null })} aria-current={path.length === 0 ? "true" : undefined}>
            {words.allGoods}
          </Link>
        </li>
        {path.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={listAddress(choice, { categoryId: id })}
              aria-current={id === choice.categoryId ? "true" : undefined}
            >
              <MerchantText>{name}</MerchantText>
            </Link>
          </li>
        ))}
      </ul>
      {kinds.length > 0 && (
        <ul className="filter-kinds">
          {kinds.map(({ id, name, count }) => (
            <li key={id}>
              <Link to={listAddress(choice, { categoryId: id })}>
                <MerchantText>{name}</MerchantText> <small>{count}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
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

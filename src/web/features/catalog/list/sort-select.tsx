import { GOODS_SORTS, type GoodsSort } from "../../../../domain/catalog/goods-sort.ts"
import type { ListChoice } from "../../../sections/list-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useFollowing } from "../../../ui/navigation/use-following.ts"
import { FilterForm, useIsInFilterForm } from "./filter-form.tsx"

/** The order of the list. Inside of a filter form it is one of its fields, elsewhere a form of its own. */
export function SortSelect({ choice }: { choice: ListChoice }) {
  const words = useWords("goods", "goodsList")
  if (useIsInFilterForm()) return <SortField choice={choice} />
  return (
    <FilterForm choice={choice} holds={["sort"]} label={words.sortBy}>
      <SortField choice={choice} />
    </FilterForm>
  )
}

function SortField({ choice }: { choice: ListChoice }) {
  const words = useWords("goods", "goodsList")
  const [sort, setSort] = useFollowing<string>(choice.sort)
  const names: Record<GoodsSort, string> = {
    default: words.sortDefault,
    newest: words.sortNewest,
    priceAsc: words.sortPriceAsc,
    priceDesc: words.sortPriceDesc,
    sold: words.sortSold,
    rating: words.sortRating,
  }
  return (
    <label data-slot="sort">
      <span>{words.sortBy}</span> {/* Named once more, for components that do not show the words before it. */}
      <select
        name="sort"
        aria-label={words.sortBy}
        value={sort}
        onChange={(event) => setSort(event.currentTarget.value)}
      >
        {GOODS_SORTS.map((name) => (
          <option key={name} value={name}>
            {names[name]}
          </option>
        ))}
      </select>
    </label>
  )
}

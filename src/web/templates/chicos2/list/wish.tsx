import { createContext, useContext } from "react"
import type { Money } from "../../../../domain/pricing/money.ts"
import { ActiveFilters } from "../../../features/catalog/list/active-filters.tsx"
import { chosenByGroup } from "../../../features/catalog/list/chosen-by-group.ts"
import { FilterForm } from "../../../features/catalog/list/filter-form.tsx"
import { type FilterGroupProps, FilterGroups } from "../../../features/catalog/list/filter-groups.tsx"
import { SortSelect } from "../../../features/catalog/list/sort-select.tsx"
import { StockChoice } from "../../../features/catalog/list/stock-choice.tsx"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { usePriceText } from "../../../ui/amounts/use-price-text.ts"
import { useClosingMenus } from "../../../ui/overlays/use-closing-menus.ts"
import { MerchantText } from "../../../ui/text.tsx"
import { DoorSwitch } from "./door-switch.tsx"

/** What is chosen in each part of the sentence, by its name. */
const Chosen = createContext<ReadonlyMap<string, string>>(new Map())

/** The filters are a sentence; whatever can be said differently in it leans and opens. */
export function Wish({ title, choice, facets }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  const priceText = usePriceText()
  const place = useClosingMenus<HTMLDivElement>()
  const side = (word: string, amount: Money | null) => (amount === null ? "" : `${word} ${priceText(amount)}`)
  const range = [side(words.minimumPrice, choice.min), side(words.maximumPrice, choice.max)].filter(Boolean).join(" ")
  return (
    <div className="wish" ref={place}>
      <FilterForm choice={choice} holds={["specs", "price", "rating", "stock", "sort"]}>
        <p>
          <MerchantText>{fill(words.showMe, { kind: choice.keywords || title })}</MerchantText>
        </p>
        <Chosen value={chosenByGroup(choice, facets, words, range)}>
          <FilterGroups choice={choice} facets={facets} group={Slot} />
        </Chosen>
        <SortSelect choice={choice} />
        <StockChoice choice={choice} />
      </FilterForm>
      <DoorSwitch />
      <ActiveFilters choice={choice} facets={facets} />
    </div>
  )
}

/** Only one is open at a time: they share a name. */
function Slot({ name, children }: FilterGroupProps) {
  const words = useWords("goodsList")
  const chosen = useContext(Chosen).get(name)
  return (
    <details className="wish-slot" name="wish" data-menu="wish">
      <summary data-active={chosen ? "" : undefined}>
        <MerchantText>{chosen || fill(words.anyOf, { name })}</MerchantText>
      </summary>
      <div className="wish-panel">{children}</div>
    </details>
  )
}

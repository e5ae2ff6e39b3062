import { DidYouMean } from "../../../features/catalog/list/did-you-mean.tsx"
import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { TextLink } from "../../../ui/text.tsx"
import { Drops } from "../frame/drops.tsx"

/** A false start: nothing fits. What can be done about it, and something to go on with. */
export function NothingFound({ choice, consolation, suggestion }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  const plain = listAddress({ ...choice, specs: [], min: null, max: null, onSale: false, page: 1 })
  const isFiltered = plain !== listAddress({ ...choice, page: 1 })
  return (
    <>
      <section className="lime nothing">
        <p className="nothing-word">{words.nothingFound}</p>
        <DidYouMean suggestion={suggestion} />
        <p>{words.nothingFoundHint}</p>
        <TextLink className="button button-dark" to={isFiltered ? plain : "/SaleGoods/lists"}>
          {isFiltered ? words.clearFilters : words.allGoods}
        </TextLink>
      </section>
      <Drops title={words.perhapsThese} goods={consolation} />
    </>
  )
}

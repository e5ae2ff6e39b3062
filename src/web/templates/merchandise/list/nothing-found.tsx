import { DidYouMean } from "../../../features/catalog/list/did-you-mean.tsx"
import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { TextLink } from "../../../ui/text.tsx"
import { Shelf } from "../frame/shelf.tsx"

const SHOWN = 4

/** A block that says so, and something to go on with. */
export function NothingFound({ choice, consolation, suggestion }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  const plain = listAddress({ ...choice, specs: [], min: null, max: null, rating: null, onSale: false, page: 1 })
  const isFiltered = plain !== listAddress({ ...choice, page: 1 })
  return (
    <>
      <section className="nothing" data-ink="yellow">
        <h2>{words.nothingFound}</h2>
        <DidYouMean suggestion={suggestion} />
        <p>{words.nothingFoundHint}</p>
        <TextLink className="button" to={isFiltered ? plain : "/SaleGoods/lists"}>
          {isFiltered ? words.clearFilters : words.allGoods}
        </TextLink>
      </section>
      <Shelf title={words.perhapsThese} ink="sky" goods={consolation.slice(0, SHOWN)} />
    </>
  )
}

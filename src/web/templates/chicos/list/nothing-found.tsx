import { DidYouMean } from "../../../features/catalog/list/did-you-mean.tsx"
import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { SectionHead } from "../../../ui/section-head.tsx"
import { TextLink } from "../../../ui/text.tsx"
import { TileRow } from "../frame/tile-row.tsx"

/** An empty page: what can be done about it, and something to go on with. */
export function NothingFound({ choice, consolation, suggestion }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  const plain = listAddress({ ...choice, specs: [], min: null, max: null, rating: null, onSale: false, page: 1 })
  const isFiltered = plain !== listAddress({ ...choice, page: 1 })
  return (
    <>
      <section className="nothing">
        <p className="nothing-word">{words.nothingFound}</p>
        <div className="note">
          <DidYouMean suggestion={suggestion} />
          {words.nothingFoundHint}
        </div>
        <TextLink className="button" to={isFiltered ? plain : "/SaleGoods/lists"}>
          {isFiltered ? words.clearFilters : words.allGoods}
        </TextLink>
      </section>
      {consolation.length > 0 && (
        <section aria-labelledby="consolation">
          <SectionHead id="consolation" title={words.perhapsThese} />
          <TileRow goods={consolation} />
        </section>
      )}
    </>
  )
}

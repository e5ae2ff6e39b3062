import { DidYouMean } from "../../../features/catalog/list/did-you-mean.tsx"
import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { TextLink } from "../../../ui/text.tsx"
import { GoodsCard } from "../frame/goods-card.tsx"

const SHOWN = 3

/** An empty arch, and something to go on with. */
export function NothingFound({ choice, consolation, suggestion }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  const plain = listAddress({ ...choice, specs: [], min: null, max: null, rating: null, onSale: false, page: 1 })
  const isFiltered = plain !== listAddress({ ...choice, page: 1 })
  return (
    <>
      <section className="nothing">
        <h2>{words.nothingFound}</h2>
        <DidYouMean suggestion={suggestion} />
        <p>{words.nothingFoundHint}</p>
        <TextLink className="button" to={isFiltered ? plain : "/SaleGoods/lists"}>
          {isFiltered ? words.clearFilters : words.allGoods}
        </TextLink>
      </section>
      {consolation.length > 0 && (
        <section className="consolation" aria-labelledby="perhaps">
          <h2 id="perhaps">{words.perhapsThese}</h2>
          <ul className="niches">
            {consolation.slice(0, SHOWN).map((each) => (
              <li key={each.id}>
                <GoodsCard goods={each} sizes="(min-width: 48rem) 30vw, 46vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

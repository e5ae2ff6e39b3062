import { DidYouMean } from "../../../features/catalog/list/did-you-mean.tsx"
import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { ShelfSection } from "../frame/shelf-section.tsx"

/** An empty sack, a way out, and something else to look at. */
export function NothingFound({ choice, consolation, suggestion }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  const plain = listAddress({ ...choice, specs: [], min: null, max: null, rating: null, onSale: false, page: 1 })
  const isFiltered = plain !== listAddress({ ...choice, page: 1 })
  return (
    <>
      <section className="nothing biscuit">
        <i className="star" aria-hidden="true" />
        <h2>{words.nothingFound}</h2>
        <DidYouMean suggestion={suggestion} />
        <p>{words.nothingFoundHint}</p>
        <Link className="button" to={isFiltered ? plain : "/SaleGoods/lists"}>
          {isFiltered ? words.clearFilters : words.allGoods}
        </Link>
      </section>
      <ShelfSection title={words.perhapsThese} goods={consolation} />
    </>
  )
}

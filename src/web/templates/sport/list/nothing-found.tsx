import { useId } from "react"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListChoice } from "../../../sections/list-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/link.tsx"
import { GoodsScroller } from "../frame/goods-scroller.tsx"
import { SectionHead } from "../frame/section-head.tsx"

/** A false start: nothing fits. What can be done about it, and something to go on with. */
export function NothingFound({ choice, consolation }: { choice: ListChoice; consolation: CardGoods[] }) {
  const words = useWords("goods", "goodsList")
  const id = useId()
  const plain = listAddress({ ...choice, specs: [], min: null, max: null, onSale: false, page: 1 })
  const isFiltered = plain !== listAddress({ ...choice, page: 1 })
  return (
    <>
      <section className="lime nothing">
        <p className="nothing-word">{words.nothingFound}</p>
        <p>{words.nothingFoundHint}</p>
        <Link className="button button-dark" to={isFiltered ? plain : "/SaleGoods/lists"}>
          <span>{isFiltered ? words.clearFilters : words.allGoods}</span>
        </Link>
      </section>
      {consolation.length > 0 && (
        <div className="drops">
          <SectionHead id={id} title={words.perhapsThese} />
          <GoodsScroller label={words.perhapsThese} goods={consolation} />
        </div>
      )}
    </>
  )
}

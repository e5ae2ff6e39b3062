import { Fragment } from "react"
import { GoodsGrid } from "../../../features/catalog/goods-grid.tsx"
import { listAddress } from "../../../features/catalog/list/list-address.ts"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Pagination } from "../../../ui/navigation/pagination.tsx"
import { GoodsCard } from "../frame/goods-card.tsx"
import { shareOf } from "../frame/share.ts"
import { Advice } from "./advice.tsx"

/** Cards of the first row are seen without scrolling. */
const URGENT = 4
/** Advice stands after the first row, where a second one follows. */
const ADVICE_AFTER = 4
const SIZES = "(min-width: 64rem) 24vw, (min-width: 48rem) 32vw, 48vw"

/** The goods, with advice among them; at the end a gauge of how many were seen, and the pages. */
export function ListGoods({ choice, goods, total, pageCount }: ListPageProps) {
  const words = useWords("goods", "goodsList")
  const grouped = useGrouped()
  const offer = useShop().content.offers.findLast(({ title, text }) => title && text)
  const hasAdvice = choice.page === 1 && choice.keywords === "" && goods.length > ADVICE_AFTER
  const seen = choice.page < pageCount ? choice.page * goods.length : total
  return (
    <section className="section list-goods" aria-labelledby="list-goods">
      <h2 id="list-goods" className="visually-hidden">
        {words.goods}
      </h2>
      <GoodsGrid className="list-grid">
        {goods.map((each, index) => (
          <Fragment key={each.id}>
            {hasAdvice && offer && index === ADVICE_AFTER && <Advice offer={offer} />}
            <li>
              <GoodsCard goods={each} sizes={SIZES} isUrgent={index < URGENT} />
            </li>
          </Fragment>
        ))}
      </GoodsGrid>
      {pageCount > 1 && (
        <div className="list-end">
          <p className="gauge seen" style={shareOf(seen / total)}>
            {fill(words.seenOf, { seen: grouped(seen), total: grouped(total) })}
          </p>
          <Pagination page={choice.page} pageCount={pageCount} addressOf={(page) => listAddress(choice, { page })} />
        </div>
      )}
    </section>
  )
}

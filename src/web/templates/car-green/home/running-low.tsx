import { useId } from "react"
import { AddButton } from "../../../features/cart/add-button.tsx"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsName } from "../../../features/catalog/goods-name.tsx"
import { GoodsPicture, PriceOrLock } from "../../../features/catalog/goods-picture.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { SectionHead } from "../../../ui/section-head.tsx"
import { figureIn } from "../frame/figure-in.ts"
import { FigureText } from "../frame/figure-text.tsx"
import { shareOf } from "../frame/share.ts"

/** The most sold one fills its row so far. */
const FULLEST = 0.88

/** What sells most: each row fills as it sells, beside the best seller. */
export function RunningLow({ title, url, goods, tone }: Toned<SectionProps["ranking"]>) {
  const id = useId()
  const words = useWords("goods")
  const most = Math.max(1, ...goods.map(({ soldCount = 0 }) => soldCount))
  return (
    <section className="section hot" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={title || words.sortSold} more={{ label: words.seeAll, url }} />
      <ol className="gauge-list">
        {goods.map((each) => (
          <li key={each.id} className="gauge gauge-row" style={shareOf(((each.soldCount ?? 0) / most) * FULLEST)}>
            <GaugeRow goods={each} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function GaugeRow({ goods }: { goods: CardGoods }) {
  const words = useWords("goods")
  const grouped = useGrouped()
  const { isLocked, soldCount, subtitle } = goods
  const figure = isLocked ? null : figureIn(subtitle)
  return (
    <>
      <div className="center round-pic gauge-pic">
        <GoodsPicture goods={goods} sizes="108px" />
      </div>
      <div className="gauge-name">
        <GoodsName goods={goods} />
        {soldCount ? <p>{fill(words.soldCount, { count: grouped(soldCount) })}</p> : null}
      </div>
      {figure && <FigureText {...figure} />}
      <div className="gauge-price">
        <PriceOrLock goods={goods} />
      </div>
      {!isLocked && <AddButton goods={goods} />}
    </>
  )
}

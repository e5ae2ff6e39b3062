import { Fragment } from "react"
import { sum } from "../../../../domain/pricing/money.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsGrid } from "../../../features/catalog/goods-grid.tsx"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { PriceSentence } from "../../../ui/amounts/price-sentence.tsx"
import { GoodsCard } from "../frame/goods-card.tsx"
import { Scene } from "../frame/scene.tsx"

const SIZES = "(min-width: 48rem) 30vw, 46vw"
const FIRST_SEEN = 3
/** The corner stands after the fourth good, where some come after it. */
const CORNER_AFTER = 4
const CORNER_GOODS = 3
const FEWEST_FOR_CORNER = 9

/** Goods in niches, every second one an arch; between them a corner of the room with three of those that follow. */
export function Niches({ goods }: { goods: readonly CardGoods[] }) {
  const words = useWords("goods")
  const corner = goods.length >= FEWEST_FOR_CORNER ? goods.slice(CORNER_AFTER).filter(canStand) : []
  const shown = corner.slice(0, CORNER_GOODS)
  return (
    <section aria-label={words.goods}>
      <h2 className="visually-hidden">{words.goods}</h2>
      <GoodsGrid className="niches">
        {goods.map((each, index) => (
          <Fragment key={each.id}>
            {index === CORNER_AFTER && shown.length === CORNER_GOODS && <Corner goods={shown} />}
            <li>
              <GoodsCard goods={each} sizes={SIZES} isUrgent={index < FIRST_SEEN} />
            </li>
          </Fragment>
        ))}
      </GoodsGrid>
    </section>
  )
}

const canStand = ({ image, isLocked, inStock, price }: CardGoods) => image && !isLocked && inStock && price > 0

function Corner({ goods }: { goods: CardGoods[] }) {
  const words = useWords("goodsList")
  return (
    <li className="corner">
      <Scene form="bench" goods={goods} />
      <h3>{words.standTogether}</h3>
      <p className="goods-kind">
        <PriceSentence
          text={fill(words.togetherFor, { count: goods.length })}
          amounts={{ price: sum(goods.map(({ price }) => price)) }}
        />
      </p>
    </li>
  )
}

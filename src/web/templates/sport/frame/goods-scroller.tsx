import type { CardGoods } from "../../../features/catalog/goods.ts"
import { Scroller } from "../../../ui/scroller.tsx"
import { GoodsCard } from "./goods-card.tsx"

const SIZES = "(min-width: 641px) 24vw, 72vw"

/** Goods in a row that runs off the edge. */
export function GoodsScroller({ label, goods }: { label: string; goods: CardGoods[] }) {
  return (
    <Scroller label={label}>
      {goods.map((each) => (
        <li key={each.id}>
          <GoodsCard goods={each} sizes={SIZES} />
        </li>
      ))}
    </Scroller>
  )
}

import type { GoodsEntry } from "../../contract/goods-shapes.ts"
import { GoodsCard, type GoodsWords } from "./goods-card.tsx"
import type { PriceText } from "./goods-price.tsx"

type GoodsGridProps = { goods: readonly GoodsEntry[]; words: GoodsWords; priceText: PriceText }

/** As many as the widest layout shows side by side: these are seen first and do not wait. */
const FIRST_ROW = 4

export function GoodsGrid({ goods, ...manner }: GoodsGridProps) {
  return (
    <ul className="goods-grid">
      {goods.map((entry, index) => (
        <li key={entry.id}>
          <GoodsCard goods={entry} isFirstRow={index < FIRST_ROW} {...manner} />
        </li>
      ))}
    </ul>
  )
}

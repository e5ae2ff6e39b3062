import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCard } from "./goods-card.tsx"

/** Cards in one row. Its columns share the rows of the cards, so that all steps stand on one line. */
export function GoodsRow({ goods }: { goods: readonly CardGoods[] }) {
  return (
    <ul className="goods-row" data-count={goods.length}>
      {goods.map((entry) => (
        <li key={entry.id}>
          <GoodsCard goods={entry} />
        </li>
      ))}
    </ul>
  )
}

import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCard } from "./goods-card.tsx"

const SIZES = "(min-width: 48rem) 50vw, 100vw"

/** Goods in two very large columns; an odd one at the end has both. */
export function Diptych({ goods }: { goods: readonly CardGoods[] }) {
  return (
    <ul className={goods.length % 2 === 1 ? "diptych diptych-odd" : "diptych"}>
      {goods.map((each) => (
        <li key={each.id}>
          <GoodsCard goods={each} sizes={SIZES} />
        </li>
      ))}
    </ul>
  )
}

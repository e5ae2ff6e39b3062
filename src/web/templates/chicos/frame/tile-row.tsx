import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCard } from "./goods-card.tsx"

const SHOWN = 4
const SIZES = "(min-width: 48rem) 25vw, 50vw"

/** One row of the wall. */
export function TileRow({ goods }: { goods: readonly CardGoods[] }) {
  return (
    <ul className="wall">
      {goods.slice(0, SHOWN).map((each) => (
        <li key={each.id}>
          <GoodsCard goods={each} sizes={SIZES} />
        </li>
      ))}
    </ul>
  )
}

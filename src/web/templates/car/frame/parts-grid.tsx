import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsGrid } from "../../../features/catalog/goods-grid.tsx"
import { GoodsCard } from "./goods-card.tsx"

const SIZES = "(min-width: 64rem) 24vw, (min-width: 48rem) 48vw, 132px"

type PartsGridProps = { goods: readonly CardGoods[] /** How many are seen without scrolling. */; urgent?: number }

/** Goods in columns; on a phone each is a row of its own. */
export const PartsGrid = ({ goods, urgent = 0 }: PartsGridProps) => (
  <GoodsGrid className="parts">
    {goods.map((each, index) => (
      <li key={each.id}>
        <GoodsCard goods={each} sizes={SIZES} isUrgent={index < urgent} />
      </li>
    ))}
  </GoodsGrid>
)

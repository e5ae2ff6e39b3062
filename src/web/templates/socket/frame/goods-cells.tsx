import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsGrid } from "../../../features/catalog/goods-grid.tsx"
import { GoodsCard } from "./goods-card.tsx"

const CELL_SIZES = "(max-width: 47.99rem) 50vw, (max-width: 63.99rem) 25vw, 17vw"
const LARGE_SIZES = "(max-width: 47.99rem) 100vw, (max-width: 63.99rem) 50vw, 34vw"
/** From so many on the first takes four cells. */
const FEWEST_WITH_LARGE = 7

type GoodsCellsProps = {
  goods: readonly CardGoods[]
  /** So many are seen without scrolling. */
  urgent?: number
  className?: string
}

/** Goods in ruled cells, one module each. */
export function GoodsCells({ goods, urgent = 0, className = "" }: GoodsCellsProps) {
  const hasLarge = goods.length >= FEWEST_WITH_LARGE
  return (
    <GoodsGrid className={`goods-cells ${className}`}>
      {goods.map((entry, index) => {
        const isLarge = hasLarge && index === 0
        return (
          <li key={entry.id} className={isLarge ? "large-cell" : undefined}>
            <GoodsCard goods={entry} sizes={isLarge ? LARGE_SIZES : CELL_SIZES} isUrgent={index < urgent} />
          </li>
        )
      })}
    </GoodsGrid>
  )
}

import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsGrid } from "../../../features/catalog/goods-grid.tsx"
import { GoodsRow } from "./goods-row.tsx"

type GoodsRowsProps = {
  goods: readonly CardGoods[]
  /** So many are seen without scrolling. */
  urgent?: number
  most?: number
  /** The good whose row is open at first. */
  open?: number | undefined
}

/** Goods as lines of a statement; one of them at a time opens to be ordered from. */
export const GoodsRows = ({ goods, urgent = 0, most, open }: GoodsRowsProps) => (
  <GoodsGrid className="statement">
    {goods.slice(0, most).map((entry, index) => (
      <li key={entry.id}>
        <GoodsRow goods={entry} isUrgent={index < urgent} isOpen={entry.id === open} />
      </li>
    ))}
  </GoodsGrid>
)

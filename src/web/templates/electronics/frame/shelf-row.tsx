import type { ReactNode } from "react"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsCard } from "./goods-card.tsx"

type ShelfRowProps = {
  goods: readonly CardGoods[]
  /** Whether a bar says how many of each were sold. */
  showsSold?: boolean
  /** Before the goods, in a column of its own. */
  children?: ReactNode
}

/** Goods beside each other on one shelf. Its columns share the rows of the cards, so that the edge runs through. */
export function ShelfRow({ goods, showsSold = false, children }: ShelfRowProps) {
  const most = Math.max(1, ...goods.map(({ soldCount }) => soldCount ?? 0))
  const shareOf = ({ soldCount = 0 }: CardGoods) => (showsSold ? soldCount / most : undefined)
  return (
    <ul className="shelf-row" data-count={goods.length}>
      {children && <li className="shelf-ad">{children}</li>}
      {goods.map((entry) => (
        <li key={entry.id}>
          <GoodsCard goods={entry} soldShare={shareOf(entry)} />
        </li>
      ))}
    </ul>
  )
}

import type { ReactNode } from "react"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsGrid } from "../../../features/catalog/goods-grid.tsx"
import { GoodsCard } from "./goods-card.tsx"

const SIZES = "(min-width: 64rem) 23vw, 46vw"

type ShelfProps = {
  goods: readonly CardGoods[]
  /** How many are seen without scrolling. */
  urgent?: number
  /** What stands between the goods, and after how many of them. */
  note?: { after: number; content: ReactNode } | undefined
}

/** Goods side by side. */
export function Shelf({ goods, urgent = 0, note }: ShelfProps) {
  const cards = goods.map((each, index) => (
    <li key={each.id}>
      <GoodsCard goods={each} sizes={SIZES} isUrgent={index < urgent} />
    </li>
  ))
  return (
    <GoodsGrid className="shelf">
      {cards.slice(0, note?.after)}
      {note && <li className="note-card biscuit">{note.content}</li>}
      {note && cards.slice(note.after)}
    </GoodsGrid>
  )
}

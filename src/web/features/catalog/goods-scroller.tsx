import type { ComponentType } from "react"
import { Scroller } from "../../ui/scroller.tsx"
import type { CardGoods } from "./goods.ts"

type GoodsScrollerProps = {
  label: string
  goods: readonly CardGoods[]
  sizes: string
  card: ComponentType<{ goods: CardGoods; sizes: string }>
}

/** Goods in a row that goes on sideways. */
export function GoodsScroller({ label, goods, sizes, card: Card }: GoodsScrollerProps) {
  return (
    <Scroller label={label}>
      {goods.map((each) => (
        <li key={each.id}>
          <Card goods={each} sizes={sizes} />
        </li>
      ))}
    </Scroller>
  )
}

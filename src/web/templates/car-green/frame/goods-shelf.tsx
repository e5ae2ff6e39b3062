import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsScroller } from "../../../features/catalog/goods-scroller.tsx"
import type { More } from "../../../ui/navigation/more-link.tsx"
import { SectionHead } from "../../../ui/section-head.tsx"
import { GoodsCard } from "./goods-card.tsx"

type GoodsShelfProps = { id: string; title: string; goods: readonly CardGoods[]; more?: More | undefined }

/** Goods in a row that runs off the page; nothing where there are none. */
export function GoodsShelf({ id, title, goods, more }: GoodsShelfProps) {
  if (goods.length === 0) return null
  return (
    <div className="shelf">
      <SectionHead id={id} title={title} {...(more && { more })} />
      <GoodsScroller label={title} goods={goods} sizes="264px" card={GoodsCard} />
    </div>
  )
}

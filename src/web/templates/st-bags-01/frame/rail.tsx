import { useId } from "react"
import type { Tone } from "../../../../contract/sections/define-section.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { GoodsScroller } from "../../../features/catalog/goods-scroller.tsx"
import type { More } from "../../../ui/navigation/more-link.tsx"
import { SectionHead } from "../../../ui/section-head.tsx"
import { GoodsCard } from "./goods-card.tsx"

const SIZES = "(min-width: 48rem) 25vw, 62vw"

type RailProps = { title: string; goods: readonly CardGoods[]; more?: More; tone?: Tone }

/** Goods in a row that runs off the edge; nothing where there are none. */
export function Rail({ title, goods, more, tone }: RailProps) {
  const id = useId()
  if (goods.length === 0) return null
  return (
    <div className="spaced rail" data-tone={tone}>
      <SectionHead id={id} title={title} more={more} />
      <GoodsScroller label={title} goods={goods} sizes={SIZES} card={GoodsCard} />
    </div>
  )
}

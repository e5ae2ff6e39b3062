import { useId } from "react"
import { GoodsGrid } from "../../../features/catalog/goods-grid.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { GoodsCard } from "../frame/goods-card.tsx"
import { ShelfHead } from "./shelf-head.tsx"

/** A shelf as a wave: every second card stands lower. */
export function Wave({ goods, tone, ...shelf }: Toned<SectionProps["goodsRail"]>) {
  const id = useId()
  return (
    <section className="section" data-tone={tone} aria-labelledby={id}>
      <ShelfHead id={id} shown={goods.length} {...shelf} />
      <GoodsGrid className="wave">
        {goods.map((each) => (
          <li key={each.id}>
            <GoodsCard goods={each} sizes="(min-width: 64rem) 24vw, 250px" />
          </li>
        ))}
      </GoodsGrid>
    </section>
  )
}

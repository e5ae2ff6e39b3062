import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { SectionHead } from "../../../ui/section-head.tsx"
import { GoodsCard } from "../frame/goods-card.tsx"

const SIZES = "(min-width: 64rem) 22vw, 45vw"

/** What goes with the rest: four small pieces in a row. */
export function Quartet({ title, url, goods, tone }: Toned<SectionProps["goodsRail"]>) {
  const words = useWords("goods", "home")
  const id = useId()
  return (
    <section className="spaced" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={title || words.recommends} more={{ label: words.seeAll, url }} />
      <ul className="quartet" data-count={goods.length}>
        {goods.map((each) => (
          <li key={each.id}>
            <GoodsCard goods={each} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useId } from "react"
import { GoodsPicture } from "../../../features/catalog/goods-picture.tsx"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { GoodsBuy, GoodsWords } from "../frame/goods-card.tsx"
import { ShelfHead } from "./shelf-head.tsx"

/** A shelf as lying capsules, two in a row: the picture runs out into the tone, the words stand beside it. */
export function WideCards({ goods, tone, ...shelf }: Toned<SectionProps["goodsRail"]>) {
  const id = useId()
  return (
    <section className="section" data-tone={tone} aria-labelledby={id}>
      <ShelfHead id={id} shown={goods.length} {...shelf} />
      <ul className="toned wide-cards">
        {goods.map((each) => (
          <li key={each.id} className="module wide-card">
            <div className="wide-pic">
              <GoodsPicture goods={each} sizes="(min-width: 64rem) 22vw, 40vw" />
            </div>
            <div className="wide-words">
              <GoodsWords goods={each} />
              <GoodsBuy goods={each} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

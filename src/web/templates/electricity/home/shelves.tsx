import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { SectionHead } from "../../../ui/section-head.tsx"
import { ArticleRows } from "../articles/article-row.tsx"
import { arrow } from "../frame/arrow.tsx"
import { GoodsCard } from "../frame/goods-card.tsx"

const SIZES = "(max-width: 47.99rem) 72vw, (max-width: 63.99rem) 44vw, 260px"

/** Goods of one shelf, a line each. */
export function NewArticles({ title, url, goods, total, tone }: Toned<SectionProps["goodsRail"]>) {
  const id = useId()
  const words = useWords("goods", "home")
  const label = fill(words.allOf, { count: total })
  return (
    <section className="section" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={title || words.newArrivals} more={{ label, url, sign: arrow }} />
      <ArticleRows goods={goods} />
    </section>
  )
}

/** Goods of one shelf as plates, four in a row. */
export function Plates({ title, url, goods, tone }: Toned<SectionProps["goodsRail"]>) {
  const id = useId()
  const words = useWords("goods", "home")
  return (
    <section className="section" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={title || words.recommends} more={{ label: words.seeAll, url, sign: arrow }} />
      <ul className="plates" data-count={goods.length}>
        {goods.map((entry) => (
          <li key={entry.id}>
            <GoodsCard goods={entry} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  )
}

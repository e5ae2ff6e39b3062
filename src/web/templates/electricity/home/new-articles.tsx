import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { SectionHead } from "../../../ui/section-head.tsx"
import { arrow } from "../frame/arrow.tsx"
import { ArticleRow } from "../frame/article-row.tsx"

/** Goods of one shelf, a line each. */
export function NewArticles({ title, url, goods, total, tone }: Toned<SectionProps["goodsRail"]>) {
  const id = useId()
  const words = useWords("goods", "home")
  return (
    <section className="section" data-tone={tone} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title || words.newArrivals}
        more={{ label: fill(words.allOf, { count: total }), url, sign: arrow }}
      />
      <ul className="article-rows">
        {goods.map((entry) => (
          <li key={entry.id}>
            <ArticleRow goods={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

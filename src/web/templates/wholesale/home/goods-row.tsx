import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { SectionHead } from "../../../ui/section-head.tsx"
import { arrow } from "../frame/arrow.tsx"
import { GoodsRow as Row } from "../frame/goods-row.tsx"

/** Goods of one shelf: their steps stand on one line, so that the eye can compare. */
export function GoodsRow({ title, url, goods, total, tone }: Toned<SectionProps["goodsRail"]>) {
  const id = useId()
  const words = useWords("goods", "home")
  const grouped = useGrouped()
  return (
    <section className="section" data-tone={tone} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title || words.newArrivals}
        more={{ label: fill(words.allOf, { count: grouped(total) }), url, sign: arrow }}
      />
      <Row goods={goods} />
    </section>
  )
}

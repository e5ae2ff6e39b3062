import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { MoreLink } from "../../../ui/navigation/more-link.tsx"
import { Text } from "../../../ui/text.tsx"
import { GoodsCard } from "../frame/goods-card.tsx"

/** Goods hang beside each other in proportions of their own; the wall text is the first of them. */
export function NewWorks({ title, url, goods, total, tone }: Toned<SectionProps["goodsRail"]>) {
  const id = useId()
  const words = useWords("goods", "home")
  return (
    <section className="new-works" data-tone={tone} aria-labelledby={id}>
      <div className="works">
        <header className="wall-text">
          <Text as="h2" id={id}>
            {title || words.newArrivals}
          </Text>
          <MoreLink label={fill(words.allOf, { count: total })} url={url} />
        </header>
        {goods.map((entry) => (
          <GoodsCard key={entry.id} goods={entry} />
        ))}
      </div>
    </section>
  )
}

import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { GoodsCard } from "../frame/goods-card.tsx"
import { Shout } from "../frame/shout.tsx"

/** What the shop recommends: a wall of joined cards, with its headline as the first block. */
export function Picked({ title, url, goods, total, tone }: Toned<SectionProps["goodsRail"]>) {
  const words = useWords("goods", "home")
  const id = useId()
  return (
    <section className="picked wall" data-tone={tone} aria-labelledby={id}>
      <header data-ink="yellow">
        <Shout as="h2" id={id} fits="word">
          {title || words.recommends}
        </Shout>
        <Link className="button" to={url}>
          {total > goods.length ? fill(words.allOf, { count: total }) : words.seeAll}
        </Link>
      </header>
      {goods.map((each) => (
        <GoodsCard key={each.id} goods={each} sizes="(min-width: 64rem) 25vw, 50vw" />
      ))}
    </section>
  )
}

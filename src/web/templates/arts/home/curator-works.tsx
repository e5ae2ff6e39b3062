import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { SectionHead } from "../../../ui/section-head.tsx"
import { GoodsCard } from "../frame/goods-card.tsx"

/** Works in one row on a common line. */
export function CuratorWorks({ title, url, goods, tone }: Toned<SectionProps["goodsRail"]>) {
  const id = useId()
  const words = useWords("goods", "home")
  return (
    <section className="block curator-works" data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={title || words.recommends} more={{ label: words.seeAll, url }} />
      <div className="hung" data-count={goods.length}>
        {goods.map((entry) => (
          <GoodsCard key={entry.id} goods={entry} />
        ))}
      </div>
    </section>
  )
}

import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { GoodsScroller } from "../frame/goods-scroller.tsx"
import { SectionHead } from "../frame/section-head.tsx"

/** What is new, in a row that runs off the edge. */
export function Drops({ title, url, goods, total, tone }: Toned<SectionProps["goodsRail"]>) {
  const words = useWords("goods")
  const id = useId()
  const name = title || words.isNew
  return (
    <div className="drops" data-tone={tone}>
      <SectionHead id={id} title={name} more={{ label: fill(words.allOf, { count: total }), url }} />
      <GoodsScroller label={name} goods={goods} />
    </div>
  )
}

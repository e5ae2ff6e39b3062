import type { GoodsTagName } from "../../../../contract/sections/home-section.ts"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { GoodsCells } from "../frame/goods-cells.tsx"
import { NumberedSection } from "../frame/numbered-section.tsx"

/** Goods of one shelf in ruled cells, five beside each other. */
export function GoodsSection({ title, url, goods, total, tag, tone }: Toned<SectionProps["goodsRail"]>) {
  const words = useWords("goods", "home")
  const more = { label: fill(words.allOf, { count: total }), url }
  const names: Record<GoodsTagName, string> = words
  return (
    <NumberedSection title={title || (tag ? names[tag] : words.goods)} more={more} tone={tone}>
      <GoodsCells goods={goods} />
    </NumberedSection>
  )
}

/** What sells most, in the same cells. */
export function Ranking({ title, url, goods, tone }: Toned<SectionProps["ranking"]>) {
  const words = useWords("goods", "home")
  return (
    <NumberedSection title={title || words.hotSales} more={{ label: words.seeAll, url }} tone={tone}>
      <GoodsCells goods={goods} />
    </NumberedSection>
  )
}

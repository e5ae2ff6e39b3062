import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Drops } from "../frame/drops.tsx"

/** What is new. */
export function NewDrops({ title, url, goods, total, tone }: Toned<SectionProps["goodsRail"]>) {
  const words = useWords("goods")
  const more = { label: fill(words.allOf, { count: total }), url }
  return <Drops title={title || words.isNew} goods={goods} more={more} tone={tone} />
}

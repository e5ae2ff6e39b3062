import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Shelf } from "../frame/shelf.tsx"

/** What has just come in, on a shelf. */
export function Landed({ title, url, goods, total, tone }: Toned<SectionProps["goodsRail"]>) {
  const words = useWords("goods", "home")
  const more = total > goods.length ? { url, label: fill(words.allOf, { count: total }) } : undefined
  return <Shelf title={title || words.newArrivals} ink="sky" goods={goods} more={more} tone={tone} />
}

import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Spread } from "./spread.tsx"

/** What is new. */
export function NewSpread({ title, url, goods, tone }: Toned<SectionProps["goodsRail"]>) {
  const words = useWords("goods")
  return <Spread title={title || words.isNew} url={url} goods={goods} tone={tone} />
}

/** What is loved: the same spread, turned. */
export function RankedSpread({ title, url, goods, tone }: Toned<SectionProps["ranking"]>) {
  const words = useWords("home")
  return <Spread title={title || words.hotSales} url={url} goods={goods} tone={tone} isMirrored />
}

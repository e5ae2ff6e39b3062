import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Rail } from "../frame/rail.tsx"

/** What sells best. */
export function MostAsked({ title, url, goods, tone }: Toned<SectionProps["ranking"]>) {
  const words = useWords("goods")
  return <Rail title={title || words.sortSold} goods={goods} more={{ label: words.seeAll, url }} tone={tone} />
}

import type { SectionProps } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { SectionHead } from "../../../ui/section-head.tsx"

type ShelfHeadProps = Omit<SectionProps["goodsRail"], "goods"> & { id: string; shown: number }

/** What a shelf is called, and the way to all of it. */
export function ShelfHead({ id, title, url, total, tag, shown }: ShelfHeadProps) {
  const words = useWords("goods", "home")
  const grouped = useGrouped()
  const label = total > shown ? fill(words.allOf, { count: grouped(total) }) : words.seeAll
  return <SectionHead id={id} title={title || (tag ? words[tag] : words.goods)} more={{ label, url }} />
}

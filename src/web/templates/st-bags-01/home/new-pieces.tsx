import { useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { SectionHead } from "../../../ui/section-head.tsx"
import { Diptych } from "../frame/diptych.tsx"

/** What is new, in two very large columns. */
export function NewPieces({ title, url, goods, total, tone }: Toned<SectionProps["goodsRail"]>) {
  const words = useWords("goods")
  const id = useId()
  return (
    <section data-tone={tone} aria-labelledby={id}>
      <SectionHead id={id} title={title || words.isNew} more={{ label: fill(words.allOf, { count: total }), url }} />
      <Diptych goods={goods} />
    </section>
  )
}

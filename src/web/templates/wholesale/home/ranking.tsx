import { type CSSProperties, useId } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { SectionHead } from "../../../ui/section-head.tsx"
import { arrow } from "../frame/arrow.tsx"
import { RankRow } from "../frame/rank-row.tsx"

const COLUMNS = 3

type Rows = CSSProperties & Record<"--rows", number>

/** The board: what sells, place by place. Right after the hero it stands beside it; two of one name are no landmarks. */
export function Ranking({ title, url, goods, tone }: Toned<SectionProps["ranking"]>) {
  const id = useId()
  const words = useWords("goods", "home")
  const rows: Rows = { "--rows": Math.ceil(goods.length / COLUMNS) }
  return (
    <section className="board" data-tone={tone}>
      <SectionHead id={id} title={title || words.hotSales} more={{ label: words.seeAll, url, sign: arrow }} />
      <ol className="board-places" style={rows}>
        {goods.map((entry, index) => (
          <RankRow key={entry.id} goods={entry} place={index + 1} />
        ))}
      </ol>
    </section>
  )
}

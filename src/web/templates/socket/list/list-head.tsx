import type { CSSProperties } from "react"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Breadcrumb } from "../../../ui/navigation/breadcrumb.tsx"
import { Text } from "../../../ui/text.tsx"

type Signs = CSSProperties & Record<"--signs", number>

/** What is listed, set as large as it fits (`--signs` is how much there is to fit), and how many there are as a figure. */
export function ListHead({ title, text, crumbs, corrected, total, isCapped }: ListPageProps) {
  const words = useWords("goodsList")
  const grouped = useGrouped()
  const signs: Signs = { "--signs": Math.max(1, title.length) }
  return (
    <section className="section list-head">
      <div className="section-head">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <div className="list-title">
        <Text as="h1" style={signs}>
          {title}
        </Text>
        <Text className="list-text" by={corrected ? "other" : "merchant"}>
          {corrected ? fill(words.correctedTo, { corrected }) : text}
        </Text>
      </div>
      <p className="list-count" aria-hidden="true">
        {grouped(total)}
        {isCapped && "+"}
      </p>
    </section>
  )
}

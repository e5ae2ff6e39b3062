import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Breadcrumb } from "../../../ui/navigation/breadcrumb.tsx"
import { Text } from "../../../ui/text.tsx"
import { Word } from "../frame/word.tsx"

/** The title across the page, how many there are as its footnote. */
export function ListHead({ title, text, crumbs, total, isCapped, corrected }: ListPageProps) {
  const words = useWords("goodsList")
  const count = useGrouped()(total)
  return (
    <header className="list-head">
      <Breadcrumb crumbs={crumbs} />
      <div className="list-title">
        <Word as="h1">{title}</Word>
        <p role="status">
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">
            {fill(isCapped ? words.moreThanFound : words.goodsFound, { count: total })}
          </span>
        </p>
      </div>
      <Text className="list-text" by={corrected ? "other" : "merchant"}>
        {corrected ? fill(words.correctedTo, { corrected }) : text}
      </Text>
    </header>
  )
}

import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Breadcrumb } from "../../../ui/navigation/breadcrumb.tsx"
import { Text } from "../../../ui/text.tsx"
import { Shout } from "../frame/shout.tsx"

/** Letters that reach below the line. */
const BELOW_LINE = /[^\p{Script=Latin}\d\s]|[gjpqyQçş]/u

/** What is listed, in letters that stand on the lower edge, and how much of it there is. */
export function ListHead({ title, text, crumbs, total, isCapped, corrected }: ListPageProps) {
  const words = useWords("goodsList")
  return (
    <section className="list-head" data-ink="pink">
      <Breadcrumb crumbs={crumbs} />
      {(text || corrected) && (
        <Text className="list-text" by={corrected ? "other" : "merchant"}>
          {corrected ? fill(words.correctedTo, { corrected }) : text}
        </Text>
      )}
      <Shout as="h1" className={BELOW_LINE.test(title) ? "" : "stands"}>
        {title}
      </Shout>
      {total > 0 && (
        <p className="sticker sticker-huge" aria-hidden="true">
          <b>{fill(isCapped ? words.moreThanFound : words.goodsFound, { count: total })}</b>
        </p>
      )}
    </section>
  )
}

import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Breadcrumb } from "../../../ui/navigation/breadcrumb.tsx"
import { Text } from "../../../ui/text.tsx"
import { Ornament } from "../frame/ornament.tsx"
import { titleLength } from "../frame/title-length.ts"

/** What is listed, as large as it goes, between two webs; the spider hangs beside it. */
export function ListHead({ title, text, crumbs, corrected }: ListPageProps) {
  const words = useWords("goodsList")
  return (
    <section className="list-head">
      <Ornament sign="web" />
      <Ornament sign="web-end" />
      <Ornament sign="spider" />
      <Breadcrumb crumbs={crumbs} />
      <Text as="h1" data-length={titleLength(title)}>
        {title}
      </Text>
      {(text || corrected) && (
        <Text className="list-text" by={corrected ? "other" : "merchant"}>
          {corrected ? fill(words.correctedTo, { corrected }) : text}
        </Text>
      )}
    </section>
  )
}

import { QuotedQuantityField } from "../../../features/catalog/quoted-quantity-field.tsx"
import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Text } from "../../../ui/text.tsx"

/** Titles longer than these are set smaller. */
const LONG_TITLE = 18
const LONGEST_TITLE = 44

/** What is listed, as large as it goes, and the orange question how many pieces are needed. */
export function ListHead({ title, text, total, isCapped, corrected }: ListPageProps) {
  const words = useWords("goodsList")
  const grouped = useGrouped()
  const length = title.length > LONGEST_TITLE ? "longest" : title.length > LONG_TITLE ? "long" : undefined
  return (
    <header className="list-head">
      <div>
        <Text as="h1" data-length={length}>
          {title}
        </Text>
        {corrected && <p>{fill(words.correctedTo, { corrected })}</p>}
        <p>{fill(isCapped ? words.moreThanFound : words.goodsFound, { count: grouped(total) })}</p>
        <Text>{text}</Text>
      </div>
      <QuotedQuantityField className="list-quantity" label={words.howMany}>
        <p>{words.pricesFollow}</p>
      </QuotedQuantityField>
    </header>
  )
}

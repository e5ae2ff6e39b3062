import type { ListPageProps } from "../../../sections/list-props.ts"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { useGrouped } from "../../../ui/amounts/use-grouped.ts"
import { Breadcrumb } from "../../../ui/navigation/breadcrumb.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { textLength } from "../frame/text-length.ts"

/** The title begins with how many there are. */
export function ListHead({ title, text, crumbs, choice, total, isCapped, corrected }: ListPageProps) {
  const words = useWords("goodsList")
  const count = useGrouped()(total)
  const isCounted = choice.keywords === "" && total > 0 && !isCapped
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <div className="list-head">
        <h1 data-length={textLength(title)}>
          {isCounted && (
            <>
              <span>{count}</span>{" "}
            </>
          )}
          <MerchantText>{title}</MerchantText>
        </h1>
        <Text className="clamp" by={corrected ? "other" : "merchant"}>
          {corrected ? fill(words.correctedTo, { corrected }) : text}
        </Text>
      </div>
    </>
  )
}

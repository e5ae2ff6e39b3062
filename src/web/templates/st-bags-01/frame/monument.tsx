import { MerchantText } from "../../../ui/text.tsx"
import { lengthOf, spreadLetters } from "./text-length.ts"

type MonumentProps = { as?: "h1" | "h2" | "p"; text: string }

/** A word in spaced capitals from edge to edge; one that is long, or whose letters join, is set as large as it fits. */
export function Monument({ as: Element = "p", text }: MonumentProps) {
  const letters = spreadLetters(text)
  if (!letters) {
    return (
      <Element className="monument" data-length={lengthOf(text)}>
        <MerchantText>{text}</MerchantText>
      </Element>
    )
  }
  return (
    <Element className="monument">
      <span className="visually-hidden">{text}</span>
      <span className="monument-letters" dir="ltr" aria-hidden="true">
        {letters.map((letter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is known by its place
          <span key={at}>{letter}</span>
        ))}
      </span>
    </Element>
  )
}

import { useWords } from "../../shell/use-words.ts"
import { QuotedQuantityField } from "./quoted-quantity-field.tsx"

/** The field with its words, for a bar that is on every page. */
export function PricesFor() {
  const words = useWords()
  return (
    <QuotedQuantityField className="quoting" label={words.pricesFor}>
      <span>{words.inquiryPieces}</span>
    </QuotedQuantityField>
  )
}

import { QuotedQuantityField } from "../../../features/catalog/quoted-quantity-field.tsx"
import { useWords } from "../../../shell/use-words.ts"

/** For how many pieces prices are shown, at the end of the navbar. */
export function PricesFor() {
  const words = useWords()
  return (
    <QuotedQuantityField className="quoting" label={words.pricesFor}>
      <span>{words.inquiryPieces}</span>
    </QuotedQuantityField>
  )
}

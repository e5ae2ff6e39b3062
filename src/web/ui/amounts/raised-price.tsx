import type { Money } from "../../../domain/pricing/money.ts"
import { useShell } from "../../shell/shell.ts"
import { type RaisedText, raisedText } from "./raised-text.ts"
import { usePriceText } from "./use-price-text.ts"

/** Of four digits, long for the label of a card, and very long. */
const MEDIUM = 5
const LONG = 9
const LONGEST = 12

/** An amount as on the label of a shelf: sign and cents stand small at the top; read aloud and copied it is the usual text. */
export function RaisedPrice({ amount }: { amount: Money }) {
  const text = usePriceText()(amount)
  const decimal = useShell()?.separators.decimal ?? "."
  if (!text) return null
  const { sign, whole, cents } = raisedText(text, decimal)
  return (
    <bdi data-slot="amount" data-form="raised" data-length={lengthOf({ sign, whole, cents })}>
      {sign && <small>{sign}</small>}
      {whole}
      {cents && (
        <>
          <span className="visually-hidden">{decimal}</span>
          <small>{cents}</small>
        </>
      )}
    </bdi>
  )
}

function lengthOf({ sign, whole }: RaisedText): "medium" | "long" | "longest" | undefined {
  const length = sign.length + whole.length
  if (length > LONGEST) return "longest"
  if (length > LONG) return "long"
  return length > MEDIUM ? "medium" : undefined
}

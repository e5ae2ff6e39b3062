import type { OrderCurrency, OrderLine } from "../../features/orders/order.ts"
import { lineField, piecesField } from "../../features/orders/order-forms.ts"
import { fill } from "../../shell/fill.ts"
import type { Typed } from "../../shell/form-outcome.ts"
import { useWords } from "../../shell/use-words.ts"
import { useShownAmount } from "../../ui/amounts/use-shown-amount.ts"
import { Text } from "../../ui/text.tsx"
import { Thumb } from "../../ui/thumb.tsx"

type Chosen = ReadonlyMap<number, number>
type ReturnLinesProps = {
  lines: readonly OrderLine[]
  currency: OrderCurrency
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
  fault: string | undefined
  /** What was ticked where the page is drawn again. */
  typed: Typed | null
}

/** Lines to tick, each with how many pieces of it go back. */
export function ReturnLines({ lines, currency, chosen, onChoose, fault, typed }: ReturnLinesProps) {
  const words = useWords("order", "orderDetail")
  const amountText = useShownAmount()
  function choose({ variantId }: OrderLine, count: number | null) {
    const next = new Map(chosen)
    if (count === null) next.delete(variantId)
    else next.set(variantId, count)
    onChoose(next)
  }
  return (
    <fieldset data-slot="return-lines" aria-describedby={fault ? "lines-fault" : undefined}>
      <legend>
        <h2 data-slot="section-title">{words.whichPieces}</h2>
      </legend>
      {fault && (
        <p id="lines-fault" data-slot="field-fault" role="alert">
          {fault}
        </p>
      )}
      <ul data-slot="order-lines">
        {lines.map((line) => {
          const most = line.quantity - line.returned
          return (
            <li key={line.id} data-slot="return-line">
              <label data-slot="tick">
                <input
                  type="checkbox"
                  name={lineField(line.variantId)}
                  defaultChecked={typed !== null && lineField(line.variantId) in typed}
                  aria-label={fill(words.returnNamed, { name: line.name })}
                  aria-invalid={fault ? true : undefined}
                  onChange={({ currentTarget }) => choose(line, currentTarget.checked ? most : null)}
                />
              </label>
              <Thumb src={line.image} sizes="88px" />
              <div>
                <Text as="h3">{line.name}</Text>
                <Text>{line.specs}</Text>
                <p>{fill(words.boughtAt, { count: line.quantity, price: amountText(line.price, currency) })}</p>
              </div>
              <label data-slot="field">
                <span className="visually-hidden">{fill(words.piecesOf, { name: line.name })}</span>
                <input
                  type="number"
                  inputMode="numeric"
                  name={piecesField(line.variantId)}
                  min={1}
                  max={most}
                  defaultValue={typed?.[piecesField(line.variantId)] ?? most}
                  onChange={({ currentTarget: { valueAsNumber } }) => {
                    if (chosen.has(line.variantId) && valueAsNumber >= 1) choose(line, Math.min(valueAsNumber, most))
                  }}
                />
              </label>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

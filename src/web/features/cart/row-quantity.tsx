import { useState } from "react"
import { useHref } from "react-router"
import { MAX_QUANTITY, MIN_QUANTITY } from "../../../domain/constants.ts"
import { useWords } from "../../shell/use-words.ts"
import { Minus, Plus } from "../../ui/icons.tsx"
import { FORM_FIELDS } from "./buy-form.ts"
import { useBuying } from "./use-buying.ts"
import type { CardOrder } from "./use-card-order.ts"

/**
 * How many of a row of goods, and the form that sends it to the good. `QuantityField` is for the page of one good: here it
 * would come with every page of every template.
 */
export function RowQuantity({ order }: { order: CardOrder }) {
  const words = useWords("goods")
  const { quantity, setQuantity } = order
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <form id={order.formId} method="post" action={useHref(order.action)} noValidate onSubmit={useBuying()}>
      <div data-slot="quantity-field">
        <button
          type="button"
          aria-label={words.fewer}
          disabled={quantity <= MIN_QUANTITY}
          onClick={() => setQuantity(quantity - 1)}
        >
          <Minus aria-hidden="true" />
        </button>
        <input
          type="number"
          name={FORM_FIELDS.quantity}
          inputMode="numeric"
          min={MIN_QUANTITY}
          max={MAX_QUANTITY}
          aria-label={words.quantity}
          value={typed ?? quantity}
          onChange={({ currentTarget: { value, valueAsNumber } }) => {
            setTyped(value)
            if (valueAsNumber >= MIN_QUANTITY) setQuantity(valueAsNumber)
          }}
          onBlur={() => setTyped(null)}
        />
        <button
          type="button"
          aria-label={words.more}
          disabled={quantity >= MAX_QUANTITY}
          onClick={() => setQuantity(quantity + 1)}
        >
          <Plus aria-hidden="true" />
        </button>
      </div>
    </form>
  )
}

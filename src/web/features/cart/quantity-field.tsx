import { useId, useState } from "react"
import { useHref } from "react-router"
import { MAX_QUANTITY, MIN_QUANTITY } from "../../../domain/constants.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { Minus, Plus } from "../../ui/icons.tsx"
import { FORM_FIELDS } from "./buy-form.ts"
import type { BuyBox } from "./use-buy-box.ts"
import { useBuying } from "./use-buying.ts"

type QuantityFieldProps = {
  box: Pick<BuyBox, "formId" | "action" | "quantity" | "minimum" | "setQuantity">
  /** By how many its buttons count, such as those of a crate. */
  step?: number
}

/** How many, and the form that sends it with the choices to the item's action. While someone types, the field may be empty; once it is left it holds a quantity again. */
export function QuantityField({ box, step = 1 }: QuantityFieldProps) {
  const words = useWords("goods")
  const id = useId()
  const action = useHref(box.action)
  const [typed, setTyped] = useState<string | null>(null)
  const { quantity, minimum, setQuantity } = box
  const isBelowMinimum = quantity < minimum
  return (
    <form id={box.formId} method="post" action={action} noValidate data-slot="quantity" onSubmit={useBuying()}>
      <label className="visually-hidden" htmlFor={id}>
        {words.quantity}
      </label>
      <div data-slot="quantity-field">
        <button
          type="button"
          aria-label={step > 1 ? fill(words.fewerBy, { count: step }) : words.fewer}
          disabled={quantity <= Math.max(MIN_QUANTITY, step)}
          onClick={() => setQuantity(Math.max(step, quantity - step))}
        >
          <Minus aria-hidden="true" />
        </button>
        <input
          id={id}
          type="number"
          name={FORM_FIELDS.quantity}
          inputMode="numeric"
          min={MIN_QUANTITY}
          max={MAX_QUANTITY}
          value={typed ?? quantity}
          aria-describedby={minimum > 1 ? `${id}-minimum` : undefined}
          aria-invalid={isBelowMinimum || undefined}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            if (currentTarget.valueAsNumber >= MIN_QUANTITY) setQuantity(currentTarget.valueAsNumber)
          }}
          onBlur={() => setTyped(null)}
        />
        <button
          type="button"
          aria-label={step > 1 ? fill(words.moreBy, { count: step }) : words.more}
          disabled={quantity >= MAX_QUANTITY}
          onClick={() => setQuantity(quantity + step)}
        >
          <Plus aria-hidden="true" />
        </button>
      </div>
      {minimum > 1 && (
        <p id={`${id}-minimum`} data-slot="quantity-minimum" data-below={isBelowMinimum || undefined}>
          {fill(words.minimumOrder, { count: minimum })}
        </p>
      )}
    </form>
  )
}

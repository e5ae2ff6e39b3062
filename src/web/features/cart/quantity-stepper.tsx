import { useState } from "react"
import { MAX_QUANTITY, MIN_QUANTITY } from "../../../domain/constants.ts"
import { useWords } from "../../shell/use-words.ts"
import { Minus, Plus } from "../../ui/icons.tsx"

type QuantityStepperProps = {
  quantity: number
  setQuantity: (quantity: number) => void
  /** What its field is called in the form that it stands in. */
  name?: string
  /** What is counted, where it is not simply how many. */
  label?: string
}

/** How many: a field between two buttons. While someone types it may be empty; once it is left it holds a quantity again. */
export function QuantityStepper({ quantity, setQuantity, name, label }: QuantityStepperProps) {
  const words = useWords("goods")
  const [typed, setTyped] = useState<string | null>(null)
  return (
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
        name={name}
        inputMode="numeric"
        min={MIN_QUANTITY}
        max={MAX_QUANTITY}
        aria-label={label ?? words.quantity}
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
  )
}

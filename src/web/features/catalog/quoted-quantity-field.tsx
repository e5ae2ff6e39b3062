import { type ReactNode, useId, useState } from "react"
import { MAX_QUANTITY, MIN_QUANTITY } from "../../../domain/constants.ts"
import { quotedQuantity, useQuotedQuantity } from "./quoted-quantity.ts"

type QuotedQuantityFieldProps = { className: string; label: string; children?: ReactNode }

/** For how many pieces the cards show their prices. Without scripts it is not there: nothing would follow it. */
export function QuotedQuantityField({ className, label, children }: QuotedQuantityFieldProps) {
  const id = useId()
  const quantity = useQuotedQuantity()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <form className={className} data-slot="quoted-quantity" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={MIN_QUANTITY}
        max={MAX_QUANTITY}
        placeholder="1"
        value={typed ?? quantity ?? ""}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          quotedQuantity.set(currentTarget.value === "" ? null : currentTarget.valueAsNumber)
        }}
        onBlur={() => setTyped(null)}
      />
      {children}
    </form>
  )
}

import { useHref } from "react-router"
import { SCREENS } from "../../../domain/site/screens.ts"
import type { Faults } from "../../shell/faults-of.ts"
import { useWords } from "../../shell/use-words.ts"
import { Button } from "../../ui/button.tsx"
import { TextField } from "../../ui/text-field.tsx"
import { useFaultFocus } from "../../ui/use-fault-focus.ts"
import { useSending } from "../../ui/use-sending.ts"
import { ORDER_FIELDS } from "./order-forms.ts"

/** A guest's way to an order: its number and the e-mail address that it was placed with. */
export function FindOrderForm({ faults: first }: { faults: Faults }) {
  const words = useWords("order")
  const { send, isPending, faults } = useSending({ faults: first })
  const form = useFaultFocus(faults)
  return (
    <form
      ref={form}
      id="find"
      data-slot="proof"
      method="post"
      action={useHref(SCREENS.orders.path)}
      noValidate
      onSubmit={send}
    >
      <h2>{words.findTitle}</h2>
      <div data-slot="fields">
        <TextField
          label={words.orderNumber}
          name={ORDER_FIELDS.number}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={words.orderNumberHint}
          faults={faults}
        />
        <TextField
          label={words.orderEmail}
          type="email"
          name={ORDER_FIELDS.email}
          autoComplete="email"
          faults={faults}
        />
      </div>
      <div data-slot="form-actions">
        <Button isPending={isPending}>{words.findOrder}</Button>
      </div>
    </form>
  )
}

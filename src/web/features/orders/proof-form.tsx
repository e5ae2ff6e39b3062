import { useHref } from "react-router"
import { orderPath } from "../../../domain/site/route-address.ts"
import type { Faults } from "../../shell/faults-of.ts"
import { useWords } from "../../shell/use-words.ts"
import { Button } from "../../ui/button.tsx"
import { TextField } from "../../ui/text-field.tsx"
import { useFaultFocus } from "../../ui/use-fault-focus.ts"
import { useSending } from "../../ui/use-sending.ts"
import { ORDER_FIELDS } from "./order-forms.ts"

type ProofFormProps = { number: string; status: string; faults: Faults }

/** A stranger has the number of an order: its e-mail address shows who bought it. This browser is asked once. */
export function ProofForm({ number, status, faults: first }: ProofFormProps) {
  const words = useWords("order")
  const { send, isPending, faults } = useSending({ faults: first })
  const form = useFaultFocus(faults)
  const { "": whole, ...ofFields } = faults
  return (
    <form ref={form} data-slot="proof" method="post" action={useHref(orderPath(number))} noValidate onSubmit={send}>
      <input type="hidden" name={ORDER_FIELDS.task} value="prove" />
      <p data-small>{status}</p>
      <h2>{words.proofTitle}</h2>
      <p>{words.proofHint}</p>
      <div data-slot="veil" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <TextField
        label={words.orderEmail}
        type="email"
        name={ORDER_FIELDS.email}
        autoComplete="email"
        placeholder={words.emailPlaceholder}
        faults={whole ? { [ORDER_FIELDS.email]: whole } : ofFields}
      />
      <div data-slot="form-actions">
        <Button isPending={isPending}>{words.showOrder}</Button>
      </div>
    </form>
  )
}

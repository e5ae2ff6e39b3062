import { orderPath } from "../../../domain/site/route-address.ts"
import type { Faults } from "../../shell/faults-of.ts"
import type { Typed } from "../../shell/form-outcome.ts"
import { useWords } from "../../shell/use-words.ts"
import { Button } from "../../ui/forms/button.tsx"
import { PostForm } from "../../ui/forms/post-form.tsx"
import { TextField } from "../../ui/forms/text-field.tsx"
import { useSending } from "../../ui/forms/use-sending.ts"
import { ORDER_FIELDS } from "./order-forms.ts"

type ProofFormProps = { number: string; status: string; faults: Faults; typed: Typed | null }

/** A stranger has the number of an order: its e-mail address shows who bought it. This browser is asked once. */
export function ProofForm({ number, status, faults: first, typed }: ProofFormProps) {
  const words = useWords("order")
  const sending = useSending({ faults: first })
  const { "": whole, ...ofFields } = sending.faults
  // A wrong address is what is wrong with the only field.
  const faults = whole ? { [ORDER_FIELDS.email]: whole } : ofFields
  return (
    <PostForm slot="proof" to={orderPath(number)} sending={{ ...sending, faults }}>
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
        faults={faults}
        defaultValue={typed?.[ORDER_FIELDS.email]}
      />
      <div data-slot="form-actions">
        <Button isPending={sending.isPending}>{words.showOrder}</Button>
      </div>
    </PostForm>
  )
}

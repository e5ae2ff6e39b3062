import { SCREENS } from "../../../domain/site/screens.ts"
import type { Faults } from "../../shell/faults-of.ts"
import type { Typed } from "../../shell/form-outcome.ts"
import { useWords } from "../../shell/use-words.ts"
import { Button } from "../../ui/forms/button.tsx"
import { PostForm } from "../../ui/forms/post-form.tsx"
import { TextField } from "../../ui/forms/text-field.tsx"
import { useSending } from "../../ui/forms/use-sending.ts"
import { ORDER_FIELDS } from "./order-forms.ts"

type FindOrderFormProps = { title: string; faults: Faults; typed: Typed | null }

/** A guest's way to an order: its number and the e-mail address that it was placed with. */
export function FindOrderForm({ title, faults: first, typed }: FindOrderFormProps) {
  const words = useWords("order")
  const sending = useSending({ faults: first })
  const { faults, isPending } = sending
  return (
    <PostForm id="find" slot="proof" to={SCREENS.orders.path} sending={sending} head={<h2>{title}</h2>}>
      <div data-slot="fields">
        <TextField
          label={words.orderNumber}
          name={ORDER_FIELDS.number}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={words.orderNumberHint}
          defaultValue={typed?.[ORDER_FIELDS.number]}
          faults={faults}
        />
        <TextField
          label={words.orderEmail}
          type="email"
          name={ORDER_FIELDS.email}
          autoComplete="email"
          defaultValue={typed?.[ORDER_FIELDS.email]}
          faults={faults}
        />
      </div>
      <div data-slot="form-actions">
        <Button isPending={isPending}>{words.findOrder}</Button>
      </div>
    </PostForm>
  )
}

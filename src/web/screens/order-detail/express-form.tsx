import { orderPath } from "../../../domain/site/route-address.ts"
import type { Order } from "../../features/orders/order.ts"
import { ORDER_FIELDS } from "../../features/orders/order-forms.ts"
import type { OrderReturn } from "../../features/orders/read-return.ts"
import type { Faults } from "../../shell/faults-of.ts"
import type { Typed } from "../../shell/form-outcome.ts"
import { useWords } from "../../shell/use-words.ts"
import { Button } from "../../ui/forms/button.tsx"
import { PostForm } from "../../ui/forms/post-form.tsx"
import { TextField } from "../../ui/forms/text-field.tsx"
import { useSending } from "../../ui/forms/use-sending.ts"
import { useToast } from "../../ui/overlays/toast.ts"

const CARRIERS = ["DHL", "UPS", "FedEx", "USPS", "DPD", "EMS"]

type ExpressFormProps = { order: Order; returned: OrderReturn; faults: Faults; typed: Typed | null }

/** By which parcel the pieces come back. It may be sent again, to correct a number. */
export function ExpressForm({ order, returned, faults: first, typed }: ExpressFormProps) {
  const words = useWords("order", "orderDetail")
  const toast = useToast()
  const sending = useSending({ faults: first, onDone: () => toast(words.expressSaved, "success") })
  const { faults, isPending } = sending
  return (
    <PostForm
      // What is saved is what the fields fall back to.
      key={returned.carrier + returned.trackingNumber}
      slot="return-paper"
      to={orderPath(order.number)}
      sending={sending}
      head={<h3>{words.expressTitle}</h3>}
    >
      <p data-quiet>{words.expressHint}</p>
      <input type="hidden" name={ORDER_FIELDS.task} value="sendBack" />
      <input type="hidden" name="id" value={returned.id} />
      <div data-slot="fields">
        <TextField
          label={words.expressCarrier}
          name={ORDER_FIELDS.carrier}
          list="carriers"
          defaultValue={typed?.[ORDER_FIELDS.carrier] ?? returned.carrier}
          faults={faults}
        />
        <datalist id="carriers">
          {CARRIERS.map((carrier) => (
            <option key={carrier} value={carrier} />
          ))}
        </datalist>
        <TextField
          label={words.expressNumber}
          name={ORDER_FIELDS.tracking}
          autoComplete="off"
          defaultValue={typed?.[ORDER_FIELDS.tracking] ?? returned.trackingNumber}
          faults={faults}
        />
      </div>
      <div data-slot="form-actions">
        <Button isPending={isPending}>{words.saveExpress}</Button>
      </div>
    </PostForm>
  )
}

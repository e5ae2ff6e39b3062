import { useHref } from "react-router"
import { FORM_FIELDS } from "./buy-form.ts"
import { QuantityStepper } from "./quantity-stepper.tsx"
import { useBuying } from "./use-buying.ts"
import type { CardOrder } from "./use-card-order.ts"

/**
 * How many of a row of goods, and the form that sends it to the good. `QuantityField` is for the page of one good: here it
 * would come with every page of every template.
 */
export function RowQuantity({ order }: { order: CardOrder }) {
  return (
    <form id={order.formId} method="post" action={useHref(order.action)} noValidate onSubmit={useBuying()}>
      <QuantityStepper name={FORM_FIELDS.quantity} quantity={order.quantity} setQuantity={order.setQuantity} />
    </form>
  )
}

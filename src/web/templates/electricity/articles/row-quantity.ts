import { latePart } from "../../../ui/late-part.tsx"

/** A quantity in a row. Until its code is there it is a form as any other: with every page it would weigh on all templates. */
export const RowQuantity = latePart(
  async () => (await import("../../../features/cart/quantity-field.tsx")).QuantityField,
)

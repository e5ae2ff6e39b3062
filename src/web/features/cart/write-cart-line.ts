import type { KeptLine, WantedLine } from "../../../contract/cart-calls.ts"
import type { GuestLine } from "../../../domain/orders/guest-cart.ts"

/** Pieces of a variant, as a shopper wants them. */
export type CartLine = { variantId: number; quantity: number }

/** A line as the API takes it. */
export const writeCartLine = ({ variantId, quantity }: CartLine): WantedLine => ({
  detail_id: variantId,
  number: quantity,
})

/** The same for a line that the guest's browser keeps. */
export const writeKeptLine = ({ variantId, quantity, selected }: GuestLine): KeptLine => ({
  detail_id: variantId,
  number: quantity,
  selected,
})

/** Several variants, for calls that take them out or choose them. */
export const writeVariants = (variantIds: readonly number[]) => ({ detail_id: [...variantIds] })

import type { WantedLine } from "../../../contract/cart-calls.ts"

/** Pieces of a variant, as a shopper wants them. */
export type CartLine = { variantId: number; quantity: number }

/** A line as the API takes it. */
export const writeCartLine = ({ variantId, quantity }: CartLine): WantedLine => ({
  detail_id: variantId,
  number: quantity,
})

import type { BuyBox } from "../../cart/use-buy-box.ts"

/**
 * Where wallets stand on the page of a good once they have come, with what is chosen there, written as a guest's cart; empty
 * where it cannot be bought. Their code is not part of the page, nor does the page tell it of changes: it finds this place,
 * and watches it.
 */
export const ItemWallets = ({ box: { state, variant, quantity } }: { box: BuyBox }) => (
  <div data-slot="wallets" data-lines={state === "inStock" ? `${variant?.id}.${quantity}` : ""} />
)

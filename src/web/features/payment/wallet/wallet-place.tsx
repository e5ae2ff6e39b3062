import type { BuyBox } from "../../cart/use-buy-box.ts"

/**
 * Where wallets stand once they have come, with the lines that they would buy, written as a guest's cart. Their code is not
 * part of the page, nor does the page tell it of changes: it finds this place, and watches it.
 */
export const WalletPlace = ({ lines }: { lines: string }) => <div hidden data-slot="wallets" data-lines={lines} />

/** On the page of a good: what is chosen there, where it can be bought. */
export const ItemWallets = ({ box: { state, variant, quantity } }: { box: BuyBox }) => (
  <WalletPlace lines={state === "inStock" ? `${variant?.id}.${quantity}` : ""} />
)

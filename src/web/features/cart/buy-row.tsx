import type { ReactNode } from "react"
import { FavouriteButton } from "../account/favourite-button.tsx"
import type { ItemGoods } from "../catalog/goods.ts"
import { ItemWallets } from "../payment/wallet/item-wallets.tsx"
import { BuyButtons } from "./buy-buttons.tsx"
import { QuantityField } from "./quantity-field.tsx"
import type { BuyBox } from "./use-buy-box.ts"

type BuyRowProps = { goods: ItemGoods; box: BuyBox /** What else the button says. */; children?: ReactNode }

/** How many, into the cart, or into the favourites. */
export function BuyRow({ goods, box, children }: BuyRowProps) {
  return (
    <>
      <div className="buy-row">
        <QuantityField box={box} />
        <BuyButtons box={box} goods={goods}>
          {children}
        </BuyButtons>
        <FavouriteButton goods={goods} />
      </div>
      <ItemWallets box={box} />
    </>
  )
}

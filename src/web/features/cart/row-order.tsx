import shoppingCart from "lucide/dist/esm/icons/shopping-cart.mjs"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { icon } from "../../ui/icon.tsx"
import { FavouriteButton } from "../account/favourite-button.tsx"
import type { CardGoods } from "../catalog/goods.ts"
import { PriceSteps } from "../catalog/price-steps.tsx"
import { RowAsk } from "../inquiry/row-ask.tsx"
import { AddButton } from "./add-button.tsx"
import { RowQuantity } from "./row-quantity.tsx"
import type { CardOrder } from "./use-card-order.ts"

const ShoppingCart = icon(shoppingCart)
const cart = <ShoppingCart size={20} strokeWidth={1.5} aria-hidden="true" />

/** All there is to do with a good in a list: its prices as steps, how many, onto the inquiry list, into the cart, saved. */
export function RowOrder({ goods, order }: { goods: CardGoods; order: CardOrder }) {
  const words = useWords("goods")
  const { name, needsChoice, price, inStock } = goods
  const canOrder = !needsChoice && price > 0 && inStock
  return (
    <div data-slot="row-order">
      {order.tiers.length > 1 && <PriceSteps tiers={order.tiers} quantity={order.quantity} />}
      <div data-slot="row-acts">
        <RowQuantity order={order} />
        <RowAsk goods={goods} total={order.quantity} />
        {canOrder ? (
          <button
            type="submit"
            form={order.formId}
            data-slot="add"
            aria-label={fill(words.addNameToCart, { name })}
            data-replay
          >
            {cart}
          </button>
        ) : (
          price > 0 && <AddButton goods={goods}>{cart}</AddButton>
        )}
        <FavouriteButton goods={goods} />
      </div>
    </div>
  )
}

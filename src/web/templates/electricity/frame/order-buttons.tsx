import clipboardList from "lucide/dist/esm/icons/clipboard-list.mjs"
import shoppingCart from "lucide/dist/esm/icons/shopping-cart.mjs"
import { AddButton } from "../../../features/cart/add-button.tsx"
import { QuantityField } from "../../../features/cart/quantity-field.tsx"
import type { CardOrder } from "../../../features/cart/use-card-order.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { AskLink } from "../../../features/inquiry/ask-link.tsx"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { icon } from "../../../ui/icon.tsx"

const ClipboardList = icon(clipboardList)
const ShoppingCart = icon(shoppingCart)
const cart = <ShoppingCart size={18} strokeWidth={1.75} aria-hidden="true" />

type OrderProps = { goods: CardGoods; order: CardOrder }

/** Whether a row can send so many pieces by itself: nothing is to be chosen, asked or waited for. */
export const isOrderable = ({ needsChoice, price, inStock }: CardGoods) => !needsChoice && price > 0 && inStock

/** How many, where the row can send it. */
export const OrderQuantity = ({ goods, order }: OrderProps) => isOrderable(goods) && <QuantityField box={order} />

/** Into the cart, with the quantity of the row where it has one, and onto the inquiry list. */
export function OrderButtons({ goods, order }: OrderProps) {
  const words = useWords("goods")
  const { id, name, image, url } = goods
  return (
    <div className="order-buttons">
      {isOrderable(goods) ? (
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
        goods.price > 0 && <AddButton goods={goods}>{cart}</AddButton>
      )}
      <AskLink
        goods={{ id, name, image, url, total: order.quantity }}
        slot="row-ask"
        label={fill(words.askAbout, { name })}
      >
        <ClipboardList size={18} strokeWidth={1.75} aria-hidden="true" />
      </AskLink>
    </div>
  )
}

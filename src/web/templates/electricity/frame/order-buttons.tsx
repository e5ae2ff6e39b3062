import clipboardList from "lucide/dist/esm/icons/clipboard-list.mjs"
import shoppingCart from "lucide/dist/esm/icons/shopping-cart.mjs"
import { AddButton } from "../../../features/cart/add-button.tsx"
import type { CardOrder } from "../../../features/cart/use-card-order.ts"
import type { CardGoods } from "../../../features/catalog/goods.ts"
import { AskLink } from "../../../features/inquiry/ask-link.tsx"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { icon } from "../../../ui/icon.tsx"

const ClipboardList = icon(clipboardList)
const ShoppingCart = icon(shoppingCart)

/** `isForm`: the quantity of the row goes along. */
type OrderButtonsProps = { goods: CardGoods; order: CardOrder; isForm?: boolean }

/** Into the cart, and onto the inquiry list. */
export function OrderButtons({ goods, order, isForm = false }: OrderButtonsProps) {
  const words = useWords("goods")
  const { id, name, image, url } = goods
  const label = fill(words.addNameToCart, { name })
  const cart = <ShoppingCart size={18} strokeWidth={1.75} aria-hidden="true" />
  return (
    <div className="order-buttons">
      {isForm ? (
        <button type="submit" form={order.formId} data-slot="add" aria-label={label} data-replay>
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

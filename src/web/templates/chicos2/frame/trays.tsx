import store from "lucide/dist/esm/icons/store.mjs"
import { CartLink } from "../../../features/cart/cart-link.tsx"
import { InquiryLink } from "../../../features/inquiry/inquiry-link.tsx"
import { useWords } from "../../../shell/use-words.ts"
import { icon } from "../../../ui/icon.tsx"
import { ShoppingBag } from "../../../ui/icons.tsx"

const Store = icon(store)
const sign = { size: 20, strokeWidth: 1.4, "aria-hidden": true }

/** Two doors: what one takes for oneself, and what one asks about for a shop. */
export function Trays() {
  const words = useWords()
  return (
    <div className="trays">
      <CartLink>
        {(count) => (
          <>
            <ShoppingBag {...sign} />
            <span>{words.cart}</span>
            <b>{count}</b>
          </>
        )}
      </CartLink>
      <InquiryLink>
        {(count) => (
          <>
            <Store {...sign} />
            <span>{words.inquiryList}</span>
            <b>{count}</b>
          </>
        )}
      </InquiryLink>
    </div>
  )
}

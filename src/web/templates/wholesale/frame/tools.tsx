import clipboardList from "lucide/dist/esm/icons/clipboard-list.mjs"
import shoppingCart from "lucide/dist/esm/icons/shopping-cart.mjs"
import { SCREENS } from "../../../../domain/site/screens.ts"
import { AccountLink } from "../../../features/account/account-link.tsx"
import { CartLink } from "../../../features/cart/cart-link.tsx"
import { InquiryLink } from "../../../features/inquiry/inquiry-link.tsx"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { icon } from "../../../ui/icon.tsx"
import { Heart, User } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"

const ClipboardList = icon(clipboardList)
const ShoppingCart = icon(shoppingCart)
const sign = { size: 22, strokeWidth: 1.75, "aria-hidden": true }

export function AccountTool() {
  const words = useWords()
  return (
    <AccountLink>
      <User {...sign} />
      <span className="tool-name">{words.account}</span>
    </AccountLink>
  )
}

export function CartTool() {
  const words = useWords()
  return (
    <CartLink>
      {(count) => (
        <>
          <ShoppingCart {...sign} />
          <span className="tool-name">{words.cart}</span>
          <b>{count}</b>
        </>
      )}
    </CartLink>
  )
}

/** The inquiry list is the one loud block of the frame. */
export function InquiryTool() {
  const words = useWords()
  return (
    <InquiryLink>
      {(count) => (
        <>
          <ClipboardList {...sign} />
          <span className="tool-name">
            {words.inquiryList}
            <small>{fill(words.inquiryGoods, { count })}</small>
          </span>
          <b>{count}</b>
        </>
      )}
    </InquiryLink>
  )
}

export function Tools() {
  const words = useWords()
  return (
    <div className="header-set">
      <AccountTool />
      <Link data-slot="favourites" to={SCREENS.favourites.path} aria-label={words.favourites}>
        <Heart {...sign} />
        <span className="tool-name">{words.favourites}</span>
      </Link>
      <CartTool />
      <InquiryTool />
    </div>
  )
}

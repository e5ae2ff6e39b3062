import shoppingCart from "lucide/dist/esm/icons/shopping-cart.mjs"
import table2 from "lucide/dist/esm/icons/table-2.mjs"
import { SCREENS } from "../../../../domain/site/screens.ts"
import { CartLink } from "../../../features/cart/cart-link.tsx"
import { InquiryLink } from "../../../features/inquiry/inquiry-link.tsx"
import { SearchLink } from "../../../features/search/search-link.tsx"
import { useWords } from "../../../shell/use-words.ts"
import { icon } from "../../../ui/icon.tsx"
import { Search } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"

const ShoppingCart = icon(shoppingCart)
const Table = icon(table2)
const sign = { size: 22, strokeWidth: 1.5, "aria-hidden": true }

/** At the foot of a phone: goods, search, cart, and the inquiry list, which is the solid one here too. */
export function Dock() {
  const words = useWords()
  return (
    <nav className="dock" aria-label={words.menu}>
      <Link to={SCREENS.goodsList.path}>
        <Table {...sign} />
        {words.searchProducts}
      </Link>
      <SearchLink>
        <Search {...sign} />
        {words.search}
      </SearchLink>
      <CartLink>
        {(count) => (
          <>
            <ShoppingCart {...sign} />
            {words.cart}
            <b>{count}</b>
          </>
        )}
      </CartLink>
      <InquiryLink>
        {(count) => (
          <>
            <b>{count}</b>
            <span>{words.inquiryList}</span>
          </>
        )}
      </InquiryLink>
    </nav>
  )
}

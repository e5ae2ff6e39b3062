import type { ReactNode } from "react"
import { SCREENS } from "../../domain/site/screens.ts"
import { AccountLink } from "../features/account/account-link.tsx"
import { CartLink } from "../features/cart/cart-link.tsx"
import { InquiryLink } from "../features/inquiry/inquiry-link.tsx"
import { useWords } from "../shell/use-words.ts"
import { Heart, MessageCircle, ShoppingBag, User } from "../ui/icons.tsx"
import { Link } from "../ui/navigation/link.tsx"

type HeaderToolsProps = {
  icon?: { size: number; strokeWidth: number }
  /** Whether each has its name beside its sign. */
  isNamed?: boolean
  /** What stands before them. */
  children?: ReactNode
}

/** Account, favourites and cart. */
export function HeaderTools({ icon, isNamed = false, children }: HeaderToolsProps) {
  const words = useWords()
  const name = (text: string) => isNamed && <span className="tool-name">{text}</span>
  return (
    <div className="header-set">
      {children}
      <AccountLink>
        <User {...icon} aria-hidden="true" />
        {name(words.account)}
      </AccountLink>
      <Link data-slot="favourites" to={SCREENS.favourites.path} aria-label={words.favourites}>
        <Heart {...icon} aria-hidden="true" />
        {name(words.favourites)}
      </Link>
      <InquiryLink>
        {(count) => (
          <>
            <MessageCircle {...icon} aria-hidden="true" />
            {name(words.inquiryList)}
            <b>{count}</b>
          </>
        )}
      </InquiryLink>
      <CartLink>
        {(count) => (
          <>
            <ShoppingBag {...icon} aria-hidden="true" />
            {name(words.cart)}
            <b>{count}</b>
          </>
        )}
      </CartLink>
    </div>
  )
}

import { SCREENS } from "../../../../domain/site/screens.ts"
import { AccountLink } from "../../../features/account/account-link.tsx"
import { CartLink } from "../../../features/cart/cart-link.tsx"
import { SearchForm } from "../../../features/search/search-form.tsx"
import { useNavigationEntries } from "../../../frame/use-navigation-entries.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Heart, ShoppingBag, User } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/link.tsx"
import { Text } from "../../../ui/text.tsx"
import { useClosingMenus } from "../../../ui/use-closing-menus.ts"
import { BrandMark } from "./brand-mark.tsx"
import { MegaNavigation } from "./mega-navigation.tsx"
import { MenuDrawer } from "./menu-drawer.tsx"
import { textLength } from "./text-length.ts"
import { Topline } from "./topline.tsx"

const ICON = { size: 22, strokeWidth: 1.75, "aria-hidden": true } as const

/** The search owns the centre of the header. */
export function Header() {
  const shop = useShop()
  const words = useWords()
  const entries = useNavigationEntries()
  const place = useClosingMenus<HTMLElement>()
  return (
    <header data-slot="header" ref={place}>
      <Topline />
      <div className="wrap header-in">
        <MenuDrawer entries={entries} />
        <Link className="brand" to="/">
          <BrandMark />
          <Text as="span" className="brand-name" data-length={textLength(shop.name)}>
            {shop.name}
          </Text>
        </Link>
        <SearchForm id="header-search" withScope />
        <div className="header-set">
          <AccountLink>
            <User {...ICON} />
            <span className="tool-name">{words.account}</span>
          </AccountLink>
          <Link className="tool-favourites" to={SCREENS.favourites.path} aria-label={words.favourites}>
            <Heart {...ICON} />
            <span className="tool-name">{words.favourites}</span>
          </Link>
          <CartLink>
            {(count) => (
              <>
                <ShoppingBag {...ICON} />
                <span className="tool-name">{words.cart}</span>
                {count > 0 && <b className="center count">{count}</b>}
              </>
            )}
          </CartLink>
        </div>
      </div>
      <MegaNavigation entries={entries} />
    </header>
  )
}

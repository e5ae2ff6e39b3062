import { Link } from "react-router"
import { SCREENS } from "../../../domain/screens.ts"
import { useSearchDialog } from "../../parts/search-dialog.tsx"
import { useShell, useShop } from "../../parts/shell.ts"
import { useClosingMenus } from "../../parts/use-closing-menus.ts"
import { useMessages } from "../../parts/use-messages.ts"
import { AccountLink } from "../../ui/account-link.tsx"
import { CartLink } from "../../ui/cart-link.tsx"
import { CurrencyMenu } from "../../ui/currency-menu.tsx"
import { Heart, Search, ShoppingBag, User } from "../../ui/icons.tsx"
import { LanguageMenu } from "../../ui/language-menu.tsx"
import { SearchForm } from "../../ui/search-form.tsx"
import { Menu } from "./menu.tsx"
import { Navigation } from "./navigation.tsx"
import { Ticker } from "./ticker.tsx"
import { Wordmark } from "./wordmark.tsx"

export function Header() {
  const words = useMessages()
  const { name } = useShop()
  const locale = useShell()?.locale
  const { open, intent } = useSearchDialog()
  const menus = useClosingMenus<HTMLElement>()
  return (
    <>
      <Ticker />
      <header className="header" ref={menus}>
        <Menu />
        <Link className="brand" to="/" aria-label={name}>
          <Wordmark name={name} withRest />
        </Link>
        <Navigation />
        <SearchForm id="search" />
        <button
          type="button"
          className="icon-button search-open"
          aria-label={words.search}
          onClick={() => open()}
          {...intent}
        >
          <Search aria-hidden="true" />
        </button>
        <div className="header-set">
          <LanguageMenu>{locale}</LanguageMenu>
          <CurrencyMenu />
          <AccountLink>
            <User aria-hidden="true" />
          </AccountLink>
          <Link className="icon-button" to={SCREENS.favourites.path} aria-label={words.favourites}>
            <Heart aria-hidden="true" />
          </Link>
          <CartLink>
            {(count) => (
              <>
                <ShoppingBag aria-hidden="true" />
                <b>{count}</b>
              </>
            )}
          </CartLink>
        </div>
      </header>
    </>
  )
}

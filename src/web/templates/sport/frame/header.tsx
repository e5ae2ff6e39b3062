import { SCREENS } from "../../../../domain/site/screens.ts"
import { AccountLink } from "../../../features/account/account-link.tsx"
import { CartLink } from "../../../features/cart/cart-link.tsx"
import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { useSearchDialog } from "../../../features/search/search-dialog-host.tsx"
import { SearchForm } from "../../../features/search/search-form.tsx"
import { useShell, useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Heart, Search, ShoppingBag, User } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/link.tsx"
import { useClosingMenus } from "../../../ui/use-closing-menus.ts"
import { Menu } from "./menu.tsx"
import { Navigation } from "./navigation.tsx"
import { Ticker } from "./ticker.tsx"
import { Wordmark } from "./wordmark.tsx"

export function Header() {
  const words = useWords()
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
          data-replay
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

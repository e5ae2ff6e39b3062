import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { useSearchDialog } from "../../../features/search/search-dialog-host.tsx"
import { SearchForm } from "../../../features/search/search-form.tsx"
import { HeaderTools } from "../../../frame/header-tools.tsx"
import { useShell, useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Search } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { useClosingMenus } from "../../../ui/overlays/use-closing-menus.ts"
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
        <HeaderTools>
          <LanguageMenu>{locale}</LanguageMenu>
          <CurrencyMenu />
        </HeaderTools>
      </header>
    </>
  )
}

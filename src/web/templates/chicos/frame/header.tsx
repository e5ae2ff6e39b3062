import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { NavigationRow } from "../../../features/navigation/navigation-row.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import { useSearchDialog } from "../../../features/search/search-dialog-host.tsx"
import { SearchForm } from "../../../features/search/search-form.tsx"
import { HeaderTools } from "../../../frame/header-tools.tsx"
import { useNavigationEntries } from "../../../frame/use-navigation-entries.ts"
import { useShell, useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Search } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { useClosingMenus } from "../../../ui/overlays/use-closing-menus.ts"
import { ShopMark } from "../../../ui/shop-mark.tsx"
import { Menu } from "./menu.tsx"
import { Word } from "./word.tsx"

const icon = { size: 19, strokeWidth: 1.25 }

/** Thin navigation in the middle, the masthead beneath it. On the home page the cover is the masthead. */
export function Header() {
  const words = useWords()
  const { name, locales } = useShop()
  const locale = useShell()?.locale
  const { open, intent } = useSearchDialog()
  const menus = useClosingMenus<HTMLElement>()
  const entries = useNavigationEntries()
  return (
    <header className="header" ref={menus}>
      <div className="header-start">
        <Menu entries={entries} />
        <LanguageMenu>
          <span>{locales.find(({ code }) => code === locale)?.name}</span>
        </LanguageMenu>
        <CurrencyMenu />
      </div>
      <nav className="nav" aria-label={words.mainNavigation}>
        <NavigationRow
          entries={entries}
          menu="nav"
          panel={({ sub }) => <NavigationTree className="nav-sub" entries={sub} levels={1} />}
        />
      </nav>
      <HeaderTools icon={icon}>
        <button
          type="button"
          className="icon-button search-open"
          data-replay
          aria-label={words.search}
          onClick={() => open()}
          {...intent}
        >
          <Search {...icon} aria-hidden="true" />
        </button>
      </HeaderTools>
      <Link className="brand" to="/">
        <ShopMark />
        <Word as="span">{name}</Word>
      </Link>
      <SearchForm id="search" />
    </header>
  )
}

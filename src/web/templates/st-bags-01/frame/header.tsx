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
import { Text } from "../../../ui/text.tsx"
import { Menu } from "./menu.tsx"
import { lengthOf, shownEntries } from "./text-length.ts"

const icon = { size: 20, strokeWidth: 1.25 }

/** It lies over the picture that a page begins with: ways at the start, the name as over a door, tools at the end. */
export function Header() {
  const words = useWords()
  const { name } = useShop()
  const locale = useShell()?.locale
  const { open, intent } = useSearchDialog()
  const menus = useClosingMenus<HTMLElement>()
  const entries = useNavigationEntries()
  const shown = shownEntries(entries)
  return (
    <header className="header" ref={menus} data-whole={shown.length === entries.length || undefined}>
      <Menu entries={entries} />
      <nav className="nav" aria-label={words.mainNavigation}>
        <NavigationRow
          entries={shown}
          menu="nav"
          panel={({ sub }) => <NavigationTree className="nav-sub" entries={sub} levels={1} />}
        />
      </nav>
      <Link className="brand" to="/">
        <ShopMark />
        <Text as="span" className="wordmark" data-length={lengthOf(name)}>
          {name}
        </Text>
      </Link>
      <HeaderTools icon={icon}>
        <LanguageMenu>{locale}</LanguageMenu>
        <CurrencyMenu />
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
      <SearchForm id="search" />
    </header>
  )
}

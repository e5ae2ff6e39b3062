import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { CategoryElement } from "../../../features/navigation/category-element.tsx"
import { NavigationRow } from "../../../features/navigation/navigation-row.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import { useSearchDialog } from "../../../features/search/search-dialog-host.tsx"
import { SearchForm } from "../../../features/search/search-form.tsx"
import { HeaderTools } from "../../../frame/header-tools.tsx"
import { useNavigationEntries } from "../../../frame/use-navigation-entries.ts"
import { useShell, useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Search } from "../../../ui/icons.tsx"
import { useClosingMenus } from "../../../ui/overlays/use-closing-menus.ts"
import { Brand } from "./brand.tsx"
import { Menu } from "./menu.tsx"

const icon = { size: 22, strokeWidth: 1.6 }

/** The striped awning of the stall: ways to change it, the name in the middle, tools, and the navigation below them. */
export function Header() {
  const words = useWords()
  const { locales } = useShop()
  const locale = useShell()?.locale
  const entries = useNavigationEntries()
  const menus = useClosingMenus<HTMLElement>()
  const { open, intent } = useSearchDialog()
  return (
    <header className="header" ref={menus}>
      <div className="header-start">
        <Menu entries={entries} />
        <LanguageMenu>
          <span>{locales.find(({ code }) => code === locale)?.name}</span>
        </LanguageMenu>
        <CurrencyMenu />
      </div>
      <Brand />
      <HeaderTools icon={icon}>
        <button
          type="button"
          className="search-open"
          data-replay
          aria-label={words.search}
          onClick={() => open()}
          {...intent}
        >
          <Search {...icon} aria-hidden="true" />
          <span>{words.search}</span>
        </button>
      </HeaderTools>
      <SearchForm id="search" />
      <div className="nav-row">
        <CategoryElement />
        <nav className="nav" aria-label={words.mainNavigation}>
          <NavigationRow
            entries={entries}
            menu="nav"
            marksCategories
            panel={({ sub }) => <NavigationTree className="nav-sub" entries={sub} levels={1} />}
          />
        </nav>
      </div>
    </header>
  )
}

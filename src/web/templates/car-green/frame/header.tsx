import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { NavigationRow } from "../../../features/navigation/navigation-row.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import { useSearchDialog } from "../../../features/search/search-dialog-host.tsx"
import { SearchForm } from "../../../features/search/search-form.tsx"
import { BottomBar } from "../../../frame/bottom-bar.tsx"
import { entriesInBar } from "../../../frame/entries-in-bar.ts"
import { HeaderTools } from "../../../frame/header-tools.tsx"
import { useNavigationEntries } from "../../../frame/use-navigation-entries.ts"
import { useShell } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Search } from "../../../ui/icons.tsx"
import { useClosingMenus } from "../../../ui/overlays/use-closing-menus.ts"
import { Brand } from "./brand.tsx"
import { Drawer } from "./drawer.tsx"

const icon = { size: 20, strokeWidth: 1.75 }
/** So many letters stand in the row between name and search. */
const ROOM = 60

/** Loose pills on air that stay; the cart is the last of them. On a phone the ways through the shop float as an island. */
export function Header() {
  const words = useWords()
  const locale = useShell()?.locale
  const entries = useNavigationEntries()
  const menus = useClosingMenus<HTMLElement>()
  const { open, intent } = useSearchDialog()
  const shown = entriesInBar(entries, ROOM)
  return (
    <>
      <header data-slot="header" ref={menus} data-whole={shown.length === entries.length || undefined}>
        <div className="header-in">
          <Drawer entries={entries} />
          <Brand />
          <nav className="nav" aria-label={words.mainNavigation}>
            <NavigationRow
              entries={shown}
              menu="nav"
              marksCategories
              panel={({ sub }) => <NavigationTree className="nav-sub" entries={sub} levels={1} />}
            />
          </nav>
          <SearchForm id="header-search" />
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
        </div>
      </header>
      <BottomBar />
    </>
  )
}

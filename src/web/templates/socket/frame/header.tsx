import { NAVIGATION_TYPE } from "../../../../domain/site/navigation.ts"
import { SCREENS } from "../../../../domain/site/screens.ts"
import { AccountLink } from "../../../features/account/account-link.tsx"
import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { CategoryElement } from "../../../features/navigation/category-element.tsx"
import { MenuDrawer } from "../../../features/navigation/menu-drawer.tsx"
import { NavigationRow } from "../../../features/navigation/navigation-row.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import { SearchForm } from "../../../features/search/search-form.tsx"
import { HeaderTools } from "../../../frame/header-tools.tsx"
import { useNavigationEntries } from "../../../frame/use-navigation-entries.ts"
import type { MenuEntry } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { useClosingMenus } from "../../../ui/overlays/use-closing-menus.ts"
import { Brand } from "./brand.tsx"

/** Words in cells on the raster: no signs, and counts as large figures. */
export function Header() {
  const words = useWords()
  const entries = useNavigationEntries()
  // Categories stand in their own menu beside it.
  const further = entries.filter(({ type }) => type !== NAVIGATION_TYPE.category)
  const menus = useClosingMenus<HTMLElement>()
  return (
    <header className="header" ref={menus}>
      <Drawer entries={entries} />
      <Link className="brand" to="/">
        <Brand />
      </Link>
      <div className="nav-cell">
        <CategoryElement />
        {further.length > 0 && (
          <nav className="nav" aria-label={words.mainNavigation}>
            <NavigationRow
              entries={further}
              menu="nav"
              panel={({ sub }) => <NavigationTree className="nav-sub" entries={sub} levels={1} />}
            />
          </nav>
        )}
      </div>
      <SearchForm id="header-search" go={<span>{words.search}</span>} />
      <HeaderTools isNamed>
        <LanguageMenu />
        <CurrencyMenu />
      </HeaderTools>
    </header>
  )
}

/** The whole header as ruled rows, for narrow screens. */
function Drawer({ entries }: { entries: MenuEntry[] }) {
  const words = useWords()
  return (
    <MenuDrawer
      name="drawer"
      sign={words.menu}
      tree={<NavigationTree className="drawer-list" entries={entries} levels={2} />}
    >
      <div className="drawer-set">
        <AccountLink>{words.account}</AccountLink>
        <Link to={SCREENS.favourites.path}>{words.favourites}</Link>
        <Link to={SCREENS.orders.path}>{words.trackOrder}</Link>
        <LanguageMenu />
        <CurrencyMenu />
      </div>
    </MenuDrawer>
  )
}

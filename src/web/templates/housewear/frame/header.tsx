import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { CategoryElement } from "../../../features/navigation/category-element.tsx"
import { NavigationRow } from "../../../features/navigation/navigation-row.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import { useSearchDialog } from "../../../features/search/search-dialog-host.tsx"
import { SearchForm } from "../../../features/search/search-form.tsx"
import { entriesInBar } from "../../../frame/entries-in-bar.ts"
import { HeaderTools } from "../../../frame/header-tools.tsx"
import { useNavigationEntries } from "../../../frame/use-navigation-entries.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Search } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { useClosingMenus } from "../../../ui/overlays/use-closing-menus.ts"
import { ShopMark } from "../../../ui/shop-mark.tsx"
import { Text } from "../../../ui/text.tsx"
import { Menu } from "./menu.tsx"
import { SunMark } from "./sun-mark.tsx"
import { textLength } from "./text-length.ts"

const icon = { size: 22, strokeWidth: 1.6 }
/** So many letters stand in the bar beside name and search. */
const ROOM = 70

/** One soft bar that floats over the page; what the shop says, languages and currencies stand under it. */
export function Header() {
  const words = useWords()
  const { name, content } = useShop()
  const { open, intent } = useSearchDialog()
  const menus = useClosingMenus<HTMLElement>()
  const entries = useNavigationEntries()
  const shown = entriesInBar(entries, ROOM)
  return (
    <header className="header" ref={menus}>
      <div className="header-bar" data-whole={shown.length === entries.length || undefined}>
        <div className="bar-in">
          <Menu entries={entries} />
          <Link className="brand" to="/" data-length={textLength(name)}>
            <ShopMark>
              <SunMark />
            </ShopMark>
            <Text as="span" className="wordmark">
              {name}
            </Text>
          </Link>
          <nav className="nav" aria-label={words.mainNavigation}>
            <NavigationRow
              entries={shown}
              menu="nav"
              marksCategories
              panel={({ sub }) => <NavigationTree className="nav-sub" entries={sub} levels={1} />}
            />
          </nav>
          <SearchForm id="search" />
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
        </div>
      </div>
      <div className="header-foot">
        <Text>{content.ticker[0]}</Text>
        <div className="choices">
          <CategoryElement />
          <LanguageMenu />
          <CurrencyMenu />
        </div>
      </div>
    </header>
  )
}

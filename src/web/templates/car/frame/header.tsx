import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { NavigationRow } from "../../../features/navigation/navigation-row.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import { SearchLink } from "../../../features/search/search-link.tsx"
import { HeaderTools } from "../../../frame/header-tools.tsx"
import { useNavigationEntries } from "../../../frame/use-navigation-entries.ts"
import { useShell, useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Search } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { useClosingMenus } from "../../../ui/overlays/use-closing-menus.ts"
import { Text } from "../../../ui/text.tsx"
import { Brand } from "./brand.tsx"
import { Menu } from "./menu.tsx"
import { useEntryNumber } from "./use-entry-number.tsx"

/** What is said of the ticker at once: the first line on a phone, two elsewhere. */
const SHOWN_LINES = 2
const icon = { size: 20, strokeWidth: 1.75 }

/** One row that stays: the sign, the groups with their numbers, and the tools. */
export function Header() {
  const words = useWords()
  const { name, content } = useShop()
  const locale = useShell()?.locale
  const entries = useNavigationEntries()
  const menus = useClosingMenus<HTMLElement>()
  const lines = content.ticker.slice(0, SHOWN_LINES)
  return (
    <>
      {lines.length > 0 && (
        <aside aria-label={name}>
          <ul className="announcement">
            {lines.map((line) => (
              <Text as="li" key={line}>
                {line}
              </Text>
            ))}
          </ul>
        </aside>
      )}
      <header className="header" ref={menus}>
        <Menu entries={entries} />
        <Link className="brand" to="/">
          <Brand />
        </Link>
        <nav className="nav" aria-label={words.mainNavigation}>
          <NavigationRow
            entries={entries}
            menu="nav"
            marksCategories
            sign={useEntryNumber()}
            panel={({ sub }) => <NavigationTree className="nav-sub" entries={sub} levels={1} />}
          />
        </nav>
        <HeaderTools icon={icon}>
          <LanguageMenu>{locale}</LanguageMenu>
          <CurrencyMenu />
          <SearchLink className="search-open" label={words.search}>
            <Search {...icon} aria-hidden="true" />
          </SearchLink>
        </HeaderTools>
      </header>
    </>
  )
}

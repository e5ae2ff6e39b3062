import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { CategoryElement } from "../../../features/navigation/category-element.tsx"
import { NavigationRow } from "../../../features/navigation/navigation-row.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import { SearchForm } from "../../../features/search/search-form.tsx"
import { HeaderTools } from "../../../frame/header-tools.tsx"
import { useNavigationEntries } from "../../../frame/use-navigation-entries.ts"
import { useShell, useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { useClosingMenus } from "../../../ui/overlays/use-closing-menus.ts"
import { Text } from "../../../ui/text.tsx"
import { Menu } from "./menu.tsx"
import { titleLength } from "./title-length.ts"

/** A title block, ruled into cells: search, name, tools, and the navigation below them. */
export function Header() {
  const words = useWords()
  const shop = useShop()
  const locale = useShell()?.locale
  const entries = useNavigationEntries()
  const menus = useClosingMenus<HTMLElement>()
  return (
    <>
      {shop.content.ticker.length > 0 && (
        <aside aria-label={shop.name}>
          <ul className="announcement">
            {shop.content.ticker.map((line) => (
              <Text as="li" key={line}>
                {line}
              </Text>
            ))}
          </ul>
        </aside>
      )}
      <header className="header" ref={menus}>
        <Menu entries={entries} />
        <SearchForm id="search" />
        <Link className="brand" to="/" data-length={titleLength(shop.name)}>
          <Text as="span" className="wordmark">
            {shop.name}
          </Text>
        </Link>
        <HeaderTools icon={{ size: 20, strokeWidth: 1.75 }} isNamed>
          <LanguageMenu>{locale}</LanguageMenu>
          <CurrencyMenu />
        </HeaderTools>
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
    </>
  )
}

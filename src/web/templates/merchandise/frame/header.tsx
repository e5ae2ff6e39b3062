import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { NavigationRow } from "../../../features/navigation/navigation-row.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import { SearchForm } from "../../../features/search/search-form.tsx"
import { HeaderTools } from "../../../frame/header-tools.tsx"
import { useNavigationEntries } from "../../../frame/use-navigation-entries.ts"
import { useShell, useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { useClosingMenus } from "../../../ui/overlays/use-closing-menus.ts"
import { ShopMark } from "../../../ui/shop-mark.tsx"
import { Text } from "../../../ui/text.tsx"
import { countLetters } from "./count-letters.ts"
import { Dock } from "./dock.tsx"

/** A name longer than this is set smaller. */
const LONG_NAME = 8
/** So many letters of navigation stand beside the search; more have a row of their own. */
const LETTERS_OF_ROW = 64

/** One row of ruled cells; a phone has a dock at its lower edge besides. */
export function Header() {
  const words = useWords()
  const { name } = useShop()
  const locale = useShell()?.locale
  const entries = useNavigationEntries()
  const menus = useClosingMenus<HTMLElement>()
  const isLong = countLetters(entries.map((entry) => entry.name).join("  ")) > LETTERS_OF_ROW
  return (
    <>
      <header data-slot="header" ref={menus}>
        <div className="header-in" data-length={isLong ? "long" : undefined}>
          <Link className="brand" to="/">
            <ShopMark />
            <Text as="span" className="wordmark" data-length={countLetters(name) > LONG_NAME ? "long" : undefined}>
              {name}
            </Text>
          </Link>
          <nav className="nav" aria-label={words.mainNavigation}>
            <NavigationRow
              entries={entries}
              menu="nav"
              panel={({ sub }) => <NavigationTree className="nav-sub" entries={sub} levels={1} />}
            />
          </nav>
          <SearchForm id="search" />
          <HeaderTools icon={{ size: 22, strokeWidth: 2.25 }} isNamed>
            <LanguageMenu>{locale}</LanguageMenu>
            <CurrencyMenu />
          </HeaderTools>
        </div>
      </header>
      <Dock entries={entries} />
    </>
  )
}

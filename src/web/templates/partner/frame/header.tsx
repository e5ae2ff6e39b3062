import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { NavigationRow } from "../../../features/navigation/navigation-row.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import { SearchForm } from "../../../features/search/search-form.tsx"
import { entriesInBar } from "../../../frame/entries-in-bar.ts"
import { HeaderTools } from "../../../frame/header-tools.tsx"
import { useNavigationEntries } from "../../../frame/use-navigation-entries.ts"
import { useShell, useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { latePart } from "../../../ui/late-part.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { useClosingMenus } from "../../../ui/overlays/use-closing-menus.ts"
import { Text } from "../../../ui/text.tsx"
import { Brand } from "./brand.tsx"
import { Dock } from "./dock.tsx"
import { Drawer } from "./drawer.tsx"

const Spine = latePart(async () => (await import("./spine.tsx")).Spine)
const icon = { size: 20, strokeWidth: 1.5 }
/** So many letters of the menu stand beside the search. */
const ROOM = 60

/** The spine, a line of facts, and the header, whose solid corner is the inquiry list. */
export function Header() {
  const words = useWords()
  const locale = useShell()?.locale
  const { ticker } = useShop().content
  const entries = useNavigationEntries()
  const place = useClosingMenus<HTMLElement>()
  return (
    <>
      <Spine />
      {ticker.length > 0 && (
        <aside className="fact-line" aria-label={words.announcements}>
          {ticker.slice(0, 2).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </aside>
      )}
      <header data-slot="header" ref={place}>
        <Link className="brand" to="/">
          <Brand />
        </Link>
        <nav className="nav" aria-label={words.mainNavigation}>
          <NavigationRow
            entries={entriesInBar(entries, ROOM)}
            menu="nav"
            panel={({ sub }) => <NavigationTree className="nav-sub" entries={sub} levels={1} />}
          />
        </nav>
        <SearchForm id="header-search" />
        <HeaderTools icon={icon} isNamed>
          <LanguageMenu>{locale}</LanguageMenu>
          <CurrencyMenu />
        </HeaderTools>
        <Drawer entries={entries} />
      </header>
      <Dock />
    </>
  )
}

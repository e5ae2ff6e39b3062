import { CategoryElement } from "../../../features/navigation/category-element.tsx"
import { NavigationRow } from "../../../features/navigation/navigation-row.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import { SearchForm } from "../../../features/search/search-form.tsx"
import { useNavigationEntries } from "../../../frame/use-navigation-entries.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { latePart } from "../../../ui/late-part.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { useClosingMenus } from "../../../ui/overlays/use-closing-menus.ts"
import { Text } from "../../../ui/text.tsx"
import { Drawer } from "./drawer.tsx"
import { StairsMark } from "./stairs-mark.tsx"
import { Tools } from "./tools.tsx"
import { TopStrip } from "./top-strip.tsx"

const BottomBar = latePart(async () => (await import("./bottom-bar.tsx")).BottomBar)
const PricesFor = latePart(async () => (await import("../../../features/catalog/prices-for.tsx")).PricesFor)

/** A name longer than this is set smaller. */
const LONG_NAME = 12

/** Three rows: what the shop says today, search and tools, and the navbar, which stays and says for how many prices are shown. */
export function Header() {
  const words = useWords()
  const { name } = useShop()
  const entries = useNavigationEntries()
  const menus = useClosingMenus<HTMLElement>()
  return (
    <>
      <header data-slot="header" ref={menus}>
        <TopStrip />
        <div className="header-in">
          <Drawer entries={entries} />
          <Link className="brand" to="/">
            <StairsMark />
            <Text as="span" className="brand-name" data-length={name.length > LONG_NAME ? "long" : undefined}>
              {name}
            </Text>
          </Link>
          <SearchForm id="header-search" withScope />
          <Tools />
        </div>
        <div className="navbar">
          <CategoryElement />
          <nav className="nav" aria-label={words.mainNavigation}>
            <NavigationRow
              entries={entries}
              menu="nav"
              panel={({ sub }) => <NavigationTree className="nav-sub" entries={sub} levels={2} />}
            />
          </nav>
          <PricesFor />
        </div>
      </header>
      <BottomBar />
    </>
  )
}

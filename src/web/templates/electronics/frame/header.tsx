import headset from "lucide/dist/esm/icons/headset.mjs"
import { SCREENS } from "../../../../domain/site/screens.ts"
import { NavigationRow } from "../../../features/navigation/navigation-row.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import { SearchForm } from "../../../features/search/search-form.tsx"
import { BottomBar } from "../../../frame/bottom-bar.tsx"
import { HeaderTools } from "../../../frame/header-tools.tsx"
import { useNavigationEntries } from "../../../frame/use-navigation-entries.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { icon } from "../../../ui/icon.tsx"
import { Menu } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { useClosingMenus } from "../../../ui/overlays/use-closing-menus.ts"
import { Text } from "../../../ui/text.tsx"
import { Brand } from "./brand.tsx"
import { Drawer } from "./drawer.tsx"
import { TopStrip } from "./top-strip.tsx"

const Headset = icon(headset)
const sign = { size: 24, strokeWidth: 1.75 }

/** What is on today, the scoped search between brand and tools, and the rail of aisles. */
export function Header() {
  const words = useWords()
  const entries = useNavigationEntries()
  const menus = useClosingMenus<HTMLElement>()
  return (
    <>
      <header data-slot="header" ref={menus}>
        <TopStrip />
        <div className="header-in">
          <Drawer entries={entries} />
          <Brand />
          <SearchForm id="header-search" withScope />
          <HeaderTools icon={sign} isNamed>
            <HelpTool />
          </HeaderTools>
        </div>
        <nav className="nav" aria-label={words.mainNavigation}>
          <NavigationRow
            entries={entries}
            menu="nav"
            panel={({ sub }) => <NavigationTree className="nav-sub" entries={sub} levels={2} />}
            allSign={<Menu size={20} aria-hidden="true" />}
          />
        </nav>
      </header>
      <BottomBar />
    </>
  )
}

/** The people of the shop, and when they are there. */
function HelpTool() {
  const words = useWords()
  const { hours } = useShop().content.contact
  return (
    <Link className="help-tool" to={SCREENS.contact.path}>
      <Headset {...sign} aria-hidden="true" />
      <span className="tool-name">
        <Text as="small">{hours}</Text>
        {words.help}
      </span>
    </Link>
  )
}

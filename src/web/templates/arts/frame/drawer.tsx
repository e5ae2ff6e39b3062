import { SCREENS } from "../../../../domain/site/screens.ts"
import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { MenuDrawer } from "../../../features/navigation/menu-drawer.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import type { MenuEntry } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Menu, X } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"

const icon = { size: 22, strokeWidth: 1.25, "aria-hidden": true }

/** The whole navigation for small screens, with what the header has no room for there. */
export function Drawer({ entries }: { entries: MenuEntry[] }) {
  const words = useWords()
  return (
    <MenuDrawer
      name="drawer"
      sign={
        <>
          <Menu className="when-closed" {...icon} />
          <X className="when-open" {...icon} />
        </>
      }
      tree={<NavigationTree className="drawer-list" entries={entries} folds />}
    >
      <div className="row drawer-more">
        <Link className="tap" to={SCREENS.memberCentre.path}>
          {words.account}
        </Link>
        <Link className="tap" to={SCREENS.contact.path}>
          {words.help}
        </Link>
        <LanguageMenu />
        <CurrencyMenu />
      </div>
    </MenuDrawer>
  )
}

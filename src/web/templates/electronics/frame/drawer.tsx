import { SCREENS } from "../../../../domain/site/screens.ts"
import { MenuDrawer } from "../../../features/navigation/menu-drawer.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import type { MenuEntry } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Menu, X } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"

const sign = { size: 26, "aria-hidden": true }

/** The whole navigation for small screens; each entry folds out. */
export function Drawer({ entries }: { entries: MenuEntry[] }) {
  const words = useWords()
  return (
    <MenuDrawer
      name="drawer"
      sign={
        <>
          <Menu className="when-closed" {...sign} />
          <X className="when-open" {...sign} />
        </>
      }
      tree={<NavigationTree className="drawer-list" entries={entries} folds />}
    >
      <ul className="drawer-more">
        <li>
          <Link to={SCREENS.orders.path}>{words.trackOrder}</Link>
        </li>
        <li>
          <Link to={SCREENS.contact.path}>{words.help}</Link>
        </li>
      </ul>
    </MenuDrawer>
  )
}

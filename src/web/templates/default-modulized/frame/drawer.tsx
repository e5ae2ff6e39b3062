import { SCREENS } from "../../../../domain/site/screens.ts"
import { MenuDrawer } from "../../../features/navigation/menu-drawer.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import type { MenuEntry } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Menu, X } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"

const icon = { size: 22, strokeWidth: 1.75, "aria-hidden": true }

/** The whole navigation for small screens: it slides in, and each department folds out. */
export function Drawer({ entries }: { entries: MenuEntry[] }) {
  const words = useWords()
  const further = [
    { path: SCREENS.memberCentre.path, name: words.account },
    { path: SCREENS.orders.path, name: words.trackOrder },
    { path: SCREENS.contact.path, name: words.help },
  ]
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
      <ul className="drawer-more">
        {further.map(({ path, name }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </MenuDrawer>
  )
}

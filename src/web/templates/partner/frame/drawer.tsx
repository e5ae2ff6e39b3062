import { SCREENS } from "../../../../domain/site/screens.ts"
import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { MenuDrawer } from "../../../features/navigation/menu-drawer.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import type { MenuEntry } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Menu, X } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"

const sign = { size: 24, strokeWidth: 1.5, "aria-hidden": true }

/** The whole menu where the spine has no room. */
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
          <Menu className="when-closed" {...sign} />
          <X className="when-open" {...sign} />
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
        <li>
          <CurrencyMenu />
        </li>
      </ul>
    </MenuDrawer>
  )
}

import { SCREENS } from "../../../../domain/site/screens.ts"
import { AccountLink } from "../../../features/account/account-link.tsx"
import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { MenuDrawer } from "../../../features/navigation/menu-drawer.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import type { MenuEntry } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Menu, X } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"

const sign = { size: 22, strokeWidth: 1.75, "aria-hidden": true }

/** The whole menu, where the row has no room for it, and what a phone's header leaves out. */
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
      <div className="row drawer-more">
        <AccountLink>{words.account}</AccountLink>
        <Link to={SCREENS.favourites.path}>{words.favourites}</Link>
        <LanguageMenu />
        <CurrencyMenu />
      </div>
    </MenuDrawer>
  )
}

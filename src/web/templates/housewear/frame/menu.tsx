import { SCREENS } from "../../../../domain/site/screens.ts"
import { AccountLink } from "../../../features/account/account-link.tsx"
import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { MenuDrawer } from "../../../features/navigation/menu-drawer.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import type { MenuEntry } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Menu as Burger, X } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"

const icon = { size: 22, strokeWidth: 1.6, "aria-hidden": true }

/** The whole menu and what the bar has no room for, on a soft plane under it. */
export function Menu({ entries }: { entries: MenuEntry[] }) {
  const words = useWords()
  return (
    <MenuDrawer
      name="menu"
      sign={
        <>
          <Burger className="when-closed" {...icon} />
          <X className="when-open" {...icon} />
        </>
      }
      tree={<NavigationTree className="menu-list" entries={entries} folds />}
    >
      <div className="row menu-set">
        <AccountLink>{words.account}</AccountLink>
        <Link className="tap" to={SCREENS.favourites.path}>
          {words.favourites}
        </Link>
        <LanguageMenu />
        <CurrencyMenu />
      </div>
    </MenuDrawer>
  )
}

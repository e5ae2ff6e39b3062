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

const icon = { size: 22, strokeWidth: 1.25, "aria-hidden": true }

/** The contents of the issue, in the middle of a white page. */
export function Menu({ entries }: { entries: MenuEntry[] }) {
  const words = useWords()
  return (
    <MenuDrawer
      name="contents"
      sign={
        <>
          <Burger className="when-closed" {...icon} />
          <X className="when-open" {...icon} />
        </>
      }
      tree={<NavigationTree entries={entries} levels={2} folds />}
    >
      <div className="row contents-set">
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

import { SCREENS } from "../../../../domain/site/screens.ts"
import { AccountLink } from "../../../features/account/account-link.tsx"
import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { MenuDrawer } from "../../../features/navigation/menu-drawer.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import { useNavigationEntries } from "../../../frame/use-navigation-entries.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Menu as Burger } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"

/** Everything of the header in one sheet, for narrow screens. */
export function Menu() {
  const words = useWords()
  const entries = useNavigationEntries()
  return (
    <MenuDrawer name="menu" sign={<Burger aria-hidden="true" />} tree={<NavigationTree entries={entries} levels={2} />}>
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

import listTree from "lucide/dist/esm/icons/list-tree.mjs"
import { SCREENS } from "../../../../domain/site/screens.ts"
import { AccountLink } from "../../../features/account/account-link.tsx"
import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { MenuDrawer } from "../../../features/navigation/menu-drawer.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import type { MenuEntry } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { icon } from "../../../ui/icon.tsx"
import { Heart, User } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { useClosingMenus } from "../../../ui/overlays/use-closing-menus.ts"

const ListTree = icon(listTree)
const sign = { size: 20, strokeWidth: 1.75, "aria-hidden": true }

/** On narrow screens: the whole menu and what is personal, within reach of the thumb. */
export function BottomBar({ entries }: { entries: MenuEntry[] }) {
  const words = useWords()
  const place = useClosingMenus<HTMLElement>()
  return (
    <nav className="bottom-bar" aria-label={words.mainNavigation} ref={place}>
      <MenuDrawer
        name="drawer"
        sign={
          <>
            <ListTree {...sign} />
            <span>{words.contents}</span>
          </>
        }
        tree={<NavigationTree entries={entries} levels={2} />}
      >
        <div className="row drawer-set">
          <LanguageMenu />
          <CurrencyMenu />
        </div>
      </MenuDrawer>
      <Link to={SCREENS.favourites.path}>
        <Heart {...sign} />
        <span>{words.favourites}</span>
      </Link>
      <AccountLink>
        <User {...sign} />
        <span>{words.account}</span>
      </AccountLink>
    </nav>
  )
}

import { SCREENS } from "../../../../domain/site/screens.ts"
import { AccountLink } from "../../../features/account/account-link.tsx"
import { CartLink } from "../../../features/cart/cart-link.tsx"
import { MenuDrawer } from "../../../features/navigation/menu-drawer.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import { useSearchDialog } from "../../../features/search/search-dialog-host.tsx"
import type { MenuEntry } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Menu as Burger, Heart, Search, ShoppingBag, User, X } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { useClosingMenus } from "../../../ui/overlays/use-closing-menus.ts"

const icon = { size: 22, strokeWidth: 2.25, "aria-hidden": true }

/** On a phone: menu, search and what is personal, within reach of the thumb. */
export function Dock({ entries }: { entries: MenuEntry[] }) {
  const words = useWords()
  const { open, intent } = useSearchDialog()
  const menus = useClosingMenus<HTMLElement>()
  return (
    <nav className="dock" aria-label={words.mainNavigation} ref={menus}>
      <MenuDrawer
        name="menu"
        sign={
          <>
            <Burger className="when-closed" {...icon} />
            <X className="when-open" {...icon} />
            <span>{words.menu}</span>
          </>
        }
        tree={<NavigationTree className="menu-list" entries={entries} folds />}
      >
        <Link className="menu-all" to={SCREENS.goodsList.path}>
          {words.allGoods}
        </Link>
      </MenuDrawer>
      <button type="button" data-replay onClick={() => open()} {...intent}>
        <Search {...icon} />
        <span>{words.search}</span>
      </button>
      <Link data-slot="favourites" to={SCREENS.favourites.path}>
        <Heart {...icon} />
        <span>{words.favourites}</span>
      </Link>
      <AccountLink>
        <User {...icon} />
        <span>{words.account}</span>
      </AccountLink>
      <CartLink>
        {(count) => (
          <>
            <ShoppingBag {...icon} />
            <span>{words.cart}</span>
            <b>{count}</b>
          </>
        )}
      </CartLink>
    </nav>
  )
}

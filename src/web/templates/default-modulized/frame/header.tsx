import { MegaPanel } from "../../../features/navigation/mega-panel.tsx"
import { NavigationRow } from "../../../features/navigation/navigation-row.tsx"
import { SearchForm } from "../../../features/search/search-form.tsx"
import { HeaderTools } from "../../../frame/header-tools.tsx"
import { useNavigationEntries } from "../../../frame/use-navigation-entries.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Menu } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { useClosingMenus } from "../../../ui/overlays/use-closing-menus.ts"
import { ShopMark } from "../../../ui/shop-mark.tsx"
import { Text } from "../../../ui/text.tsx"
import { BrandMark } from "./brand-mark.tsx"
import { Drawer } from "./drawer.tsx"
import { textLength } from "./text-length.ts"
import { Topline } from "./topline.tsx"

/** The search owns the centre of the header; departments with more to them open a panel over the page. */
export function Header() {
  const shop = useShop()
  const words = useWords()
  const entries = useNavigationEntries()
  const place = useClosingMenus<HTMLElement>()
  return (
    <header data-slot="header" ref={place}>
      <Topline />
      <div className="wrap header-in">
        <Drawer entries={entries} />
        <Link className="brand" to="/">
          <ShopMark className="brand-mark">
            <BrandMark />
          </ShopMark>
          <Text as="span" className="brand-name" data-length={textLength(shop.name)}>
            {shop.name}
          </Text>
        </Link>
        <SearchForm id="header-search" withScope />
        <HeaderTools icon={{ size: 22, strokeWidth: 1.75 }} isNamed />
      </div>
      <nav className="nav" aria-label={words.mainNavigation}>
        <div className="wrap">
          <NavigationRow
            entries={entries}
            menu="mega"
            panel={(entry) => <MegaPanel entry={entry} />}
            allSign={<Menu size={18} aria-hidden="true" />}
          />
        </div>
      </nav>
    </header>
  )
}

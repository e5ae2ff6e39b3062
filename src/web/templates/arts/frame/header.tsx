import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { MegaPanel } from "../../../features/navigation/mega-panel.tsx"
import { NavigationRow } from "../../../features/navigation/navigation-row.tsx"
import { SearchForm } from "../../../features/search/search-form.tsx"
import { HeaderTools } from "../../../frame/header-tools.tsx"
import { useNavigationEntries } from "../../../frame/use-navigation-entries.ts"
import { useShell, useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { useClosingMenus } from "../../../ui/overlays/use-closing-menus.ts"
import { ShopMark } from "../../../ui/shop-mark.tsx"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { Drawer } from "./drawer.tsx"
import { titleLength } from "./title-length.ts"

/** Words instead of signs, and the shop's name in a frame in the middle. */
export function Header() {
  const shell = useShell()
  const { name, locales, content } = useShop()
  const words = useWords()
  const entries = useNavigationEntries()
  const place = useClosingMenus<HTMLElement>()
  const language = locales.find(({ code }) => code === shell?.locale)
  return (
    <header data-slot="header" ref={place}>
      <Text className="notice">{content.ticker[0]}</Text>
      <div className="header-in">
        <div className="header-start">
          <Drawer entries={entries} />
          <LanguageMenu>
            <span>{language?.name}</span>
          </LanguageMenu>
          <CurrencyMenu />
        </div>
        <Link className="brand" to="/">
          <span className="brand-name" data-length={titleLength(name)}>
            <ShopMark className="brand-mark" />
            <MerchantText>{name}</MerchantText>
          </span>
        </Link>
        <HeaderTools icon={{ size: 20, strokeWidth: 1.25 }} isNamed />
        <SearchForm id="header-search" />
        <nav className="nav" aria-label={words.mainNavigation}>
          <NavigationRow entries={entries} menu="mega" panel={(entry) => <MegaPanel entry={entry} />} />
        </nav>
      </div>
    </header>
  )
}

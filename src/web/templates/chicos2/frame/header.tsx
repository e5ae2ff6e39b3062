import { SCREENS } from "../../../../domain/site/screens.ts"
import { AccountLink } from "../../../features/account/account-link.tsx"
import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { CategoryElement } from "../../../features/navigation/category-element.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import { useSearchDialog } from "../../../features/search/search-dialog-host.tsx"
import { SearchForm } from "../../../features/search/search-form.tsx"
import { useNavigationEntries } from "../../../frame/use-navigation-entries.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Heart, Menu, Search, User, X } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { useClosingMenus } from "../../../ui/overlays/use-closing-menus.ts"
import { Text } from "../../../ui/text.tsx"
import { Brand } from "./brand.tsx"
import { Trays } from "./trays.tsx"

const icon = { size: 24, strokeWidth: 1.4, "aria-hidden": true }
const small = { ...icon, size: 18 }

/** The spine of the book: its contents and, at the foot, two doors. Where it is narrow the contents fold out of it. */
export function Header() {
  const words = useWords()
  const { slogan } = useShop()
  const entries = useNavigationEntries()
  const menus = useClosingMenus<HTMLElement>()
  const { open, intent } = useSearchDialog()
  return (
    <header className="rail" data-slot="header" ref={menus}>
      <Brand />
      <Text className="rail-line">{slogan}</Text>
      <button
        type="button"
        className="icon-button search-open"
        data-replay
        aria-label={words.search}
        onClick={() => open()}
        {...intent}
      >
        <Search {...icon} />
      </button>
      <div className="rail-fold" data-menu-area>
        <details className="rail-menu" data-menu="rail">
          <summary className="icon-button" aria-label={words.menu}>
            <Menu className="when-closed" {...icon} />
            <X className="when-open" {...icon} />
          </summary>
        </details>
        <div className="rail-body">
          <SearchForm id="rail-search" />
          <nav className="contents" aria-label={words.mainNavigation}>
            <NavigationTree entries={entries} levels={2} folds />
          </nav>
          <CategoryElement />
          <div className="rail-foot">
            <AccountLink>
              <User {...small} />
              {words.account}
            </AccountLink>
            <Link to={SCREENS.favourites.path}>
              <Heart {...small} />
              {words.favourites}
            </Link>
            <LanguageMenu />
            <CurrencyMenu />
          </div>
        </div>
      </div>
      <Trays />
    </header>
  )
}

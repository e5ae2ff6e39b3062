import { SCREENS } from "../../../../domain/site/screens.ts"
import { AccountLink } from "../../../features/account/account-link.tsx"
import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { CategoryElement } from "../../../features/navigation/category-element.tsx"
import { NavigationTree } from "../../../features/navigation/navigation-tree.tsx"
import { SearchForm } from "../../../features/search/search-form.tsx"
import { useNavigationEntries } from "../../../frame/use-navigation-entries.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Heart, User } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/navigation/link.tsx"

const icon = { size: 18, strokeWidth: 1.4, "aria-hidden": true }

/** The contents of the book: links, forms and folds, which work before their code is there. */
export function RailBody() {
  const words = useWords()
  return (
    <div className="rail-body">
      <SearchForm id="rail-search" />
      <nav className="contents" aria-label={words.mainNavigation}>
        <NavigationTree entries={useNavigationEntries()} levels={2} folds />
      </nav>
      <CategoryElement />
      <div className="rail-foot">
        <AccountLink>
          <User {...icon} />
          {words.account}
        </AccountLink>
        <Link to={SCREENS.favourites.path}>
          <Heart {...icon} />
          {words.favourites}
        </Link>
        <LanguageMenu />
        <CurrencyMenu />
      </div>
    </div>
  )
}

import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { SearchForm } from "../../../features/search/search-form.tsx"
import { HeaderTools } from "../../../frame/header-tools.tsx"
import { useNavigationEntries } from "../../../frame/use-navigation-entries.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/link.tsx"

const icon = { size: 24, strokeWidth: 1.75 }

export function PlainHeader() {
  const shop = useShop()
  const words = useWords()
  return (
    <header className="masthead">
      <Link className="brand" to="/">
        <bdi>{shop.name}</bdi>
      </Link>
      <SearchForm id="search" />
      <HeaderTools icon={icon}>
        <LanguageMenu />
        <CurrencyMenu />
      </HeaderTools>
      <nav className="navigation" aria-label={words.mainNavigation}>
        <ul>
          {useNavigationEntries().map((entry) => (
            <li key={entry.type + entry.id}>
              <Link to={entry.url} aria-current={entry.active ? "page" : undefined}>
                <bdi>{entry.name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

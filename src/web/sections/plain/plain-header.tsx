import { Link } from "react-router"
import { useShop } from "../../parts/shell.ts"
import { useMessages } from "../../parts/use-messages.ts"
import { useNavigationEntries } from "../../parts/use-navigation-entries.ts"
import { CurrencyMenu } from "../../ui/currency-menu.tsx"
import { LanguageMenu } from "../../ui/language-menu.tsx"
import { SearchForm } from "../../ui/search-form.tsx"

export function PlainHeader() {
  const shop = useShop()
  const words = useMessages()
  return (
    <header className="masthead">
      <Link className="brand" to="/">
        <bdi>{shop.name}</bdi>
      </Link>
      <SearchForm id="search" />
      <LanguageMenu />
      <CurrencyMenu />
      <nav aria-label={words.mainNavigation}>
        <ul>
          {useNavigationEntries().map((entry) => (
            <li key={entry.type + entry.id}>
              <Link to={entry.url} aria-current={entry.active ? "page" : undefined}>
                <bdi>{entry.dnames}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

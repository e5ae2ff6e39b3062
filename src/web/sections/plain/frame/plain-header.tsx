import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { CategoryElement } from "../../../features/navigation/category-element.tsx"
import { SearchForm } from "../../../features/search/search-form.tsx"
import { HeaderTools } from "../../../frame/header-tools.tsx"
import { useNavigationEntries } from "../../../frame/use-navigation-entries.ts"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { ShopMark } from "../../../ui/shop-mark.tsx"
import { MerchantText } from "../../../ui/text.tsx"

const icon = { size: 24, strokeWidth: 1.75 }

export function PlainHeader() {
  const shop = useShop()
  const words = useWords()
  return (
    <header className="masthead">
      <Link className="brand" to="/">
        <ShopMark />
        <MerchantText>{shop.name}</MerchantText>
      </Link>
      <SearchForm id="search" />
      <HeaderTools icon={icon}>
        <LanguageMenu />
        <CurrencyMenu />
      </HeaderTools>
      <div className="header-ways">
        <CategoryElement />
        <nav className="navigation" aria-label={words.mainNavigation}>
          <ul>
            {useNavigationEntries().map((entry) => (
              <li key={entry.type + entry.id}>
                <Link to={entry.url} aria-current={entry.active ? "page" : undefined}>
                  <MerchantText>{entry.name}</MerchantText>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}

import { SCREENS } from "../../../../domain/site/screens.ts"
import { AccountLink } from "../../../features/account/account-link.tsx"
import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { useNavigationEntries } from "../../../frame/use-navigation-entries.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Menu as Burger } from "../../../ui/icons.tsx"
import { Link } from "../../../ui/link.tsx"
import { NavigationLink } from "./navigation-link.tsx"

/** Everything of the header in one sheet, for narrow screens. It needs no script. */
export function Menu() {
  const words = useWords()
  return (
    <details className="menu" data-menu="sheet">
      <summary className="icon-button" aria-label={words.menu}>
        <Burger aria-hidden="true" />
      </summary>
      <div className="menu-sheet">
        <nav aria-label={words.menu}>
          <ul>
            {useNavigationEntries().map((entry) => (
              <li key={entry.type + entry.id + entry.url}>
                <NavigationLink entry={entry} />
                {entry.sub.length > 0 && (
                  <ul>
                    {entry.sub.map((below) => (
                      <li key={below.type + below.id + below.url}>
                        <NavigationLink entry={below} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="row menu-set">
          <AccountLink>{words.account}</AccountLink>
          <Link className="tap" to={SCREENS.favourites.path}>
            {words.favourites}
          </Link>
          <LanguageMenu />
          <CurrencyMenu />
        </div>
      </div>
    </details>
  )
}

import { SCREENS } from "../../../../domain/site/screens.ts"
import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { useSearchDialog } from "../../../features/search/search-dialog-host.tsx"
import { useShell, useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Text } from "../../../ui/text.tsx"

/** What the shop promises to everyone, and language and currency at the other end. */
export function Topline() {
  const shell = useShell()
  const { content, locales, apps } = useShop()
  const words = useWords()
  const search = useSearchDialog()
  const language = locales.find(({ code }) => code === shell?.locale)
  return (
    <div className="topline">
      <div className="wrap topline-in">
        <ul className="ticker">
          {content.ticker.map((line) => (
            <Text as="li" key={line} className="ellipsis">
              {line}
            </Text>
          ))}
        </ul>
        <div className="topline-set">
          {apps.guestPurchase && (
            <button className="tap topline-more" type="button" data-replay onClick={() => search.open("order")}>
              {words.trackOrder}
            </button>
          )}
          <Link className="tap topline-more" to={SCREENS.contact.path}>
            {words.help}
          </Link>
          <LanguageMenu>
            <span>{language?.name}</span>
          </LanguageMenu>
          <CurrencyMenu />
        </div>
      </div>
    </div>
  )
}

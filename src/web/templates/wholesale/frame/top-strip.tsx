import { SCREENS } from "../../../../domain/site/screens.ts"
import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { useShell, useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Link } from "../../../ui/navigation/link.tsx"
import { Text } from "../../../ui/text.tsx"

/** What the shop says today; language, currency and help at the other end. */
export function TopStrip() {
  const words = useWords()
  const locale = useShell()?.locale
  const { content, locales } = useShop()
  return (
    <div className="top-strip">
      <ul className="top-says">
        {content.ticker.map((line) => (
          <Text as="li" key={line}>
            {line}
          </Text>
        ))}
      </ul>
      <div className="top-set">
        <LanguageMenu>
          <span>{locales.find(({ code }) => code === locale)?.name}</span>
        </LanguageMenu>
        <CurrencyMenu />
        <Link className="tap" to={SCREENS.contact.path}>
          {words.help}
        </Link>
      </div>
    </div>
  )
}

import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { useShell, useShop } from "../../../shell/shell.ts"
import { Text } from "../../../ui/text.tsx"

/** What the shop says today; language and currency at the other end. While a promotion runs they stand on its bar. */
export function TopStrip() {
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
      </div>
    </div>
  )
}

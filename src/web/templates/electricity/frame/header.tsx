import { CurrencyMenu } from "../../../features/locale/currency-menu.tsx"
import { LanguageMenu } from "../../../features/locale/language-menu.tsx"
import { SearchForm } from "../../../features/search/search-form.tsx"
import { HeaderTools } from "../../../frame/header-tools.tsx"
import { useNavigationEntries } from "../../../frame/use-navigation-entries.ts"
import { useShell } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { latePart } from "../../../ui/late-part.tsx"
import { Link } from "../../../ui/navigation/link.tsx"
import { useClosingMenus } from "../../../ui/overlays/use-closing-menus.ts"
import { Brand } from "./brand.tsx"
import { MainNavigation } from "./main-navigation.tsx"

const Binder = latePart(async () => (await import("../binder/binder.tsx")).Binder)
const icon = { size: 20, strokeWidth: 1.75 }

/** The binder around every page: its spine with the search, the contents at the start and the thumb index at the end. */
export function Header() {
  const words = useWords()
  const locale = useShell()?.locale
  const entries = useNavigationEntries()
  const place = useClosingMenus<HTMLElement>()
  return (
    <>
      <header data-slot="header" ref={place}>
        <Link className="brand" to="/">
          <Brand />
        </Link>
        <SearchForm id="header-search" go={<span>{words.search}</span>} />
        <MainNavigation entries={entries} />
        <HeaderTools icon={icon}>
          <LanguageMenu>{locale}</LanguageMenu>
          <CurrencyMenu />
        </HeaderTools>
      </header>
      <Binder entries={entries} />
    </>
  )
}

import type { ReactNode } from "react"
import { useHref, useLocation } from "react-router"
import { languagePath } from "../../../domain/site/route-address.ts"
import { localeAddress } from "../../shell/locale-address.ts"
import { useShell } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { Globe } from "../../ui/icons.tsx"
import { Menu } from "../../ui/overlays/menu.tsx"

/** This page in the shop's other languages; nothing where there is only one. */
export function LanguageMenu({ children }: { children?: ReactNode }) {
  const words = useWords()
  const shell = useShell()
  const basename = useHref("/")
  const { pathname, search } = useLocation()
  const locales = shell?.shop?.locales ?? []
  if (!shell || locales.length < 2) return null
  const current = locales.find(({ code }) => code === shell.locale)
  const prefixOf = (iso: string) => shell.addresses.alternates.find(({ hreflang }) => hreflang === iso)?.path ?? "/"
  const inLocale = (iso: string) =>
    localeAddress({ basename, locale: shell.locale, prefix: prefixOf(iso), page: pathname + search })
  return (
    <Menu
      name="language"
      label={words.language}
      summary={
        children ?? (
          <>
            <Globe aria-hidden="true" />
            <span>{current?.name ?? shell.lang}</span>
          </>
        )
      }
    >
      <ul>
        {locales.map(({ code, iso, dir, name }) => (
          <li key={code}>
            {/* Another language is another document: words, direction and all. Search engines find it by the head. */}
            <a
              href={languagePath(code, inLocale(iso))}
              rel="nofollow"
              hrefLang={iso}
              lang={iso}
              dir={dir}
              aria-current={code === shell.locale ? "true" : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  )
}

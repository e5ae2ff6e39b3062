import { useLocation, useMatches } from "react-router"
import { underPrefix } from "../../../domain/locales/prefix.ts"
import { contentAddress } from "../../../domain/site/content-address.ts"
import type { OwnPaths } from "../../shell/own-paths.ts"

type AddressesProps = {
  origin: string
  /** The prefix of this language without the template. */
  canonical: string
  alternates: { hreflang: string; path: string }[]
}

/** Tells search engines where this page is at home and where it speaks other languages. React moves them to the head. */
export function Addresses({ origin, canonical, alternates }: AddressesProps) {
  const screen = contentAddress(useLocation())
  const { ownPaths = {} }: OwnPaths = Object(useMatches().at(-1)?.loaderData)
  return (
    <>
      <link rel="canonical" href={origin + underPrefix(canonical, screen)} />
      {alternates.map(({ hreflang, path }) => (
        <link
          key={hreflang}
          rel="alternate"
          hrefLang={hreflang}
          href={origin + underPrefix(path, ownPaths[hreflang] ?? screen)}
        />
      ))}
    </>
  )
}

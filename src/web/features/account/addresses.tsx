import { useLocation } from "react-router"
import { underPrefix } from "../../../domain/locales/prefix.ts"
import { contentAddress } from "../../../domain/site/content-address.ts"
import type { OwnPaths } from "../../shell/own-paths.ts"

type AddressesProps = {
  ownPaths: OwnPaths["ownPaths"] | undefined
  origin: string
  /** The prefix of this language without the template. */
  canonical: string
  alternates: { hreflang: string; path: string }[]
}

/** Tells search engines where this page is at home and where it speaks other languages. React moves them to the head. */
export function Addresses({ origin, canonical, alternates, ownPaths }: AddressesProps) {
  const screen = contentAddress(useLocation())
  return (
    <>
      <link rel="canonical" href={origin + underPrefix(canonical, screen)} />
      {alternates.map(({ hreflang, path }) => (
        <link
          key={hreflang}
          rel="alternate"
          hrefLang={hreflang}
          href={origin + underPrefix(path, ownPaths?.[hreflang] ?? screen)}
        />
      ))}
    </>
  )
}

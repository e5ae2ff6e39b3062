import { useLocation } from "react-router"
import { underPrefix } from "../../domain/prefix.ts"

type AddressesProps = {
  origin: string
  /** The prefix of this language without the template. */
  canonical: string
  alternates: { hreflang: string; path: string }[]
}

/** What of the query makes another page, and is not merely another view of it. */
const OWN_PAGE = ["categoryId", "type", "p"]

/** Tells search engines where this page is at home and where it speaks other languages. React moves them to the head. */
export function Addresses({ origin, canonical, alternates }: AddressesProps) {
  const { pathname, search } = useLocation()
  const screen = pathname + contentQuery(search)
  return (
    <>
      <link rel="canonical" href={origin + underPrefix(canonical, screen)} />
      {alternates.map(({ hreflang, path }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={origin + underPrefix(path, screen)} />
      ))}
    </>
  )
}

function contentQuery(search: string): string {
  const given = new URLSearchParams(search)
  if (given.get("p") === "1") given.delete("p")
  const kept = OWN_PAGE.flatMap((name) =>
    given
      .getAll(name)
      .slice(0, 1)
      .map((value) => [name, value]),
  )
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ""
}

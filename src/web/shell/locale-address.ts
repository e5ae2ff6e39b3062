import { underPrefix } from "../../domain/locales/prefix.ts"

type Place = {
  /** The prefix that the visitor came in with: "/", "/fr", "/arts" or "/fr/arts". */
  basename: string
  /** The locale of this page. */
  locale: string
  /** The prefix of the other language: "/" or "/de". */
  prefix: string
  /** This page below the prefix, with its query. */
  page: string
}

/** The same page in another language; a template in the prefix stays there. */
export function localeAddress({ basename, locale, prefix, page }: Place): string {
  const segments = basename.split("/").filter(Boolean)
  const template = segments[0] === locale ? segments.slice(1) : segments
  return underPrefix(`/${[...prefix.split("/").filter(Boolean), ...template].join("/")}`, page)
}

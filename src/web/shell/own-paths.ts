import type { Shell } from "./shell.ts"

/** What a loader gives where its page has another address in each language: by `hreflang`. */
export type OwnPaths = { ownPaths?: Record<string, string> }

/** The addresses of a page, by locale, as the head names them. */
export function ownPathsOf(urls: Record<string, string>, { shop, addresses }: Shell): OwnPaths {
  // The shop's own language is named twice: by itself, and for everybody else.
  const isoOf = (prefix: string) =>
    addresses.alternates.find(({ hreflang, path }) => path === prefix && hreflang !== "x-default")?.hreflang
  const urlOf = (prefix: string) => urls[shop?.locales.find(({ iso }) => iso === isoOf(prefix))?.code ?? ""]
  const named = addresses.alternates.flatMap(({ hreflang, path }) => {
    const url = urlOf(path)
    return url ? [[hreflang, url]] : []
  })
  return named.length > 0 ? { ownPaths: Object.fromEntries(named) } : {}
}

import type { Shop } from "./shell.ts"

/** What a loader gives where its page has another address in each language: by `hreflang`. */
export type OwnPaths = { ownPaths?: Record<string, string> }

/** The addresses of a page, by locale, as the head names them. */
export function ownPathsOf(urls: Record<string, string>, locales: Shop["locales"]): OwnPaths {
  const named = locales.flatMap(({ code, iso }) => (urls[code] ? [[iso, urls[code]]] : []))
  return named.length > 0 ? { ownPaths: Object.fromEntries(named) } : {}
}

/** What the loader of the page has given of it. */
export const ownPathsIn = (loaderData: unknown): Record<string, string> =>
  hasOwnPaths(loaderData) ? loaderData.ownPaths : {}

const hasOwnPaths = (data: unknown): data is Required<OwnPaths> =>
  typeof data === "object" && data !== null && "ownPaths" in data && Boolean(data.ownPaths)

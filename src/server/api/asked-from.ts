/** Where a request was made: on a page of the shop itself, on a page of somebody else, or by a program that does not say. */
export type AskedFrom = "shop" | "elsewhere" | "unknown"

/** Told by what a page cannot forge: Sec-Fetch-Site, and from browsers too old to send it, Origin. */
export function askedFrom(headers: Headers, authority: string): AskedFrom {
  const site = headers.get("sec-fetch-site")
  // "none": the person typed the address, or followed a bookmark.
  if (site !== null) return site === "same-origin" || site === "none" ? "shop" : "elsewhere"
  const origin = headers.get("origin")
  if (origin === null) return "unknown"
  return URL.canParse(origin) && new URL(origin).host === authority.toLowerCase() ? "shop" : "elsewhere"
}

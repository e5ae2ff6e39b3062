/** What public pages read from their query, and what React Router adds to its own requests. */
const KNOWN = new Set([
  "p",
  "keywords",
  "categoryId",
  "type",
  "tag",
  "specs",
  "sort",
  "min",
  "max",
  "onSale",
  "stars",
  "_routes",
  "index",
])
/** Written behind an address by advertisements and newsletters; pages are the same with and without. */
const ADVERTISED = /^(?:utm_\w+|gclid|gbraid|wbraid|gad_\w+|fbclid|msclkid|ttclid|srsltid|mc_cid|mc_eid|_gl)$/
const FIELDS_MAX = 8
const LENGTH_MAX = 256

/**
 * The query as a cached page is known by, with its question mark: without what advertisers add. Null if the page must not be
 * cached, because anybody could make up endless fields and push real pages out.
 */
export function cachedQuery(query: string): string | null {
  if (query === "" || query === "?") return ""
  const fields = query
    .slice(1)
    .split("&")
    .filter((field) => field !== "" && !ADVERTISED.test(nameOf(field)))
  if (fields.length === 0) return ""
  const cached = `?${fields.join("&")}`
  if (fields.length > FIELDS_MAX || cached.length > LENGTH_MAX) return null
  return fields.every((field) => KNOWN.has(nameOf(field))) ? cached : null
}

const nameOf = (field: string) => field.split("=", 1)[0] ?? ""

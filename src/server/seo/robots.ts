import { basenameOf } from "../../domain/locales/prefix.ts"
import { TEMPLATE_NAMES } from "../../domain/site/templates.ts"
import type { Site } from "../site.ts"

/** What is for one visitor only, and so for no search engine. */
const PERSONAL = ["/Cart/", "/Order/", "/Center", "/sign-in", "/sign-up", "/reset-password"]

/**
 * Everything may be read but calls, the choice of a language, personal pages, and the shop in another look: each page has
 * one address a language.
 */
export function robotsText({ offered, siteDefault }: Pick<Site, "offered" | "siteDefault">, origin: string): string {
  const prefixes = offered.map((code) => (code === siteDefault ? "" : basenameOf(code, null)))
  // The ends are written out: /car must not close /cards to anyone.
  const looks = TEMPLATE_NAMES.flatMap((name) => [`/${name}$`, `/${name}/`, `/${name}?`])
  const inEach = prefixes.flatMap((prefix) => [...PERSONAL, ...looks].map((path) => prefix + path))
  const closed = ["/api/", "/language/", ...inEach]
  return ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}/sitemap.xml`, ""].join(
    "\n",
  )
}

import type { LocaleCode } from "../../domain/locales/locales.ts"
import { hreflangs } from "../../domain/locales/prefix.ts"
import type { Site } from "../site.ts"
import { XML_HEAD, xmlElement, xmlText } from "./xml.ts"

/** Of whom a sitemap tells, and by which address. */
export type Home = { origin: string; site: Pick<Site, "offered" | "siteDefault"> }

/** One page of the shop, by its address without a prefix. */
export type SitemapEntry = {
  path: string
  /** Where it has another address in another language. */
  ownPaths?: Partial<Record<LocaleCode, string>>
  changedAt?: Date
  images?: string[]
}

const PROTOCOL = "http://www.sitemaps.org/schemas/sitemap/0.9"
const IMAGES = "http://www.google.com/schemas/sitemap-image/1.1"
const XHTML = "http://www.w3.org/1999/xhtml"

/** Pages with their other languages and their pictures. */
export function sitemapFile(home: Home, entries: readonly SitemapEntry[]): string {
  const urls = entries.map((entry) => `${urlOf(home, entry)}\n`).join("")
  return `${XML_HEAD}<urlset xmlns="${PROTOCOL}" xmlns:xhtml="${XHTML}" xmlns:image="${IMAGES}">\n${urls}</urlset>\n`
}

/** The files that together name every page. */
export function sitemapIndexFile(origin: string, paths: readonly string[]): string {
  const maps = paths.map((path) => `<sitemap>${xmlElement("loc", origin + path)}</sitemap>\n`).join("")
  return `${XML_HEAD}<sitemapindex xmlns="${PROTOCOL}">\n${maps}</sitemapindex>\n`
}

function urlOf({ origin, site }: Home, { path, ownPaths, changedAt, images = [] }: SitemapEntry): string {
  const languages = hreflangs(path, site, ownPaths).map(
    (other) => `<xhtml:link rel="alternate" hreflang="${other.hreflang}" href="${xmlText(origin + other.path)}"/>`,
  )
  const pictures = images.map((image) => `<image:image>${xmlElement("image:loc", origin + image)}</image:image>`)
  const facts = [xmlElement("loc", origin + path), xmlElement("lastmod", changedAt?.toISOString())]
  return `<url>${[...facts, ...languages, ...pictures].join("")}</url>`
}

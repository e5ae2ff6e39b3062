import type { Site } from "../site.ts"
import type { Visitor } from "../visitor.ts"

type From = Pick<Visitor, "host" | "authority" | "protocol">
type Home = Pick<Site, "hosts" | "isDefault">

/**
 * Where a shop is at home for this visitor: the host that was asked if it belongs to the shop, else the origin that is
 * configured for the default shop, else the shop's first host. Whatever else a Host header says gets into no link.
 */
export function siteOrigin(site: Home, visitor: From, configured: string | undefined): string {
  // A port that anybody can write into a Host header makes another page of each; where an origin is configured its port is the right one.
  const authority = configured === undefined ? visitor.authority : new URL(configured).host
  const port = visitor.host === null ? "" : (/:\d+$/.exec(authority)?.[0] ?? "")
  const own = visitor.host !== null && site.hosts.includes(visitor.host)
  if (own) return `${visitor.protocol}://${visitor.host}${port}`
  if (configured !== undefined && site.isDefault) return configured
  return `${visitor.protocol}://${site.hosts[0] ?? "localhost"}${port}`
}

/**
 * Where the page of this visitor stands, for what browsers bind to an origin: the same, and `localhost` where the default
 * shop is tried out there and no origin is configured.
 */
export function pageOrigin(site: Home, visitor: From, configured: string | undefined): string {
  const isTriedOut = site.isDefault && visitor.host === "localhost" && configured === undefined
  return isTriedOut ? `${visitor.protocol}://${visitor.authority}` : siteOrigin(site, visitor, configured)
}

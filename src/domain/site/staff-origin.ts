import { siteHost } from "./site-host.ts"

/** Staff come in by a host of their own, so that nothing on a shop's pages shares an origin with them. */
const STAFF_PREFIX = "admin."

/** Names the shop of a staff call where one origin serves the staff of all shops. */
export const SITE_HEADER = "X-Vitrine-Site"

/** The shop's host behind a staff host: `admin.shop.example` → `shop.example`; null where it is none. */
export function shopHostBehind(host: string | null): string | null {
  return host?.startsWith(STAFF_PREFIX) ? host.slice(STAFF_PREFIX.length) : null
}

/** Whether a host is kept for staff: the one of the configured origin, or where none is, all that begin with `admin.`. */
export function isStaffHost(host: string | null, configuredOrigin: string | undefined): boolean {
  if (configuredOrigin === undefined) return shopHostBehind(host) !== null
  return host === siteHost(new URL(configuredOrigin).host)
}

/** Where the staff of a shop come in: `https://shop.example:8443` → `https://admin.shop.example:8443`. */
export function staffOriginOf(shopOrigin: string): string {
  const { protocol, hostname, port } = new URL(shopOrigin)
  // A bare address has no host before it; on the machine itself `localhost` has.
  const home = /^\[|^[\d.]+$/.test(hostname) ? "localhost" : hostname
  return `${protocol}//${STAFF_PREFIX}${home}${port && `:${port}`}`
}

/** The one-time link of somebody new. Its token stands behind the #, which no browser sends and so no log keeps. */
export function staffLink(
  shopOrigin: string,
  site: string,
  token: string,
  configuredOrigin: string | undefined,
): string {
  if (configuredOrigin === undefined) return `${staffOriginOf(shopOrigin)}/#token=${token}`
  return `${configuredOrigin}/#token=${token}&site=${site}`
}

import type { Context, MiddlewareHandler } from "hono"
import { adminCalls } from "../contract/admin/calls.ts"
import type { Call } from "../contract/call.ts"
import { refererHost } from "../domain/site/site-host.ts"
import { SITE_HEADER } from "../domain/site/staff-origin.ts"
import type { ApiEnv, AskedShop } from "./api/api-env.ts"
import { askedFrom } from "./api/asked-from.ts"
import { refuse } from "./api/reply.ts"
import type { Site } from "./site.ts"
import type { SiteDirectory } from "./sites/site-directory.ts"
import { type Origins, staffSide } from "./sites/staff-side.ts"
import type { Visitor } from "./visitor.ts"

/** Every call of the staff, and no other, begins so. */
const STAFF_CALLS = "/api/admin/"

/** Calls about what a shop has; the others are about whoever signs in. */
const IN_A_SHOP = new Set(
  Object.entries<Call>(adminCalls).flatMap(([name, { who }]) => (who === "staff" ? [name.split(" ")[1]] : [])),
)

/**
 * Finds the shop that a call is for: of the staff's by the header that names it, of all others by the page that asks, then
 * by host. Staff calls are made at a staff's origin only, and nothing else is to be had there.
 */
export function whichShop(sites: SiteDirectory, origins: Origins): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { visitor } = c.env
    const language = c.req.header("accept-language") ?? ""
    const side = await staffSide(sites, visitor.host, origins)
    if ((side !== null) !== c.req.path.startsWith(STAFF_CALLS)) return refuse(c, "unknownCall", language)
    // Browsers count a page of the shop to the same site, and a merchant may have pasted anything into it.
    if (side && askedFrom(c.req.raw.headers, visitor.authority) === "elsewhere")
      return refuse(c, "otherOrigin", language)
    const named = side && IN_A_SHOP.has(c.req.path) ? await sites.named(c.req.header(SITE_HEADER)) : undefined
    if (named === null) return refuse(c, "siteUnnamed", language)
    const asked = side ? askedByStaff(visitor, named ?? side.site, side.shopHost) : await askedByShopper(c, sites)
    if (asked === null) return refuse(c, "serviceUnavailable", language)
    c.set("asked", asked)
    return next()
  }
}

/** Links that are made in a staff call lead to the shop that it is about, whichever staff's origin it was made at. */
function askedByStaff(visitor: Visitor, site: Site | null, shopHost: string | null): AskedShop | null {
  if (site === null) return null
  const staffOrigin = `${visitor.protocol}://${visitor.authority}`
  const authority = shopHost === null ? visitor.authority : shopHost + (/:\d+$/.exec(visitor.authority)?.[0] ?? "")
  return { site, visitor: { ...visitor, host: shopHost ?? visitor.host, authority }, atHome: true, staffOrigin }
}

async function askedByShopper(c: Context<ApiEnv>, sites: SiteDirectory): Promise<AskedShop | null> {
  const { visitor } = c.env
  const referer = refererHost(c.req.header("referer"))
  const site = await sites.find([referer, visitor.host])
  const isOwnHost = referer === null || referer === visitor.host
  return site && { site, visitor, atHome: isOwnHost || (await sites.find([visitor.host]))?.id === site.id }
}

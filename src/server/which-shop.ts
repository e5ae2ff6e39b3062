import type { Context, MiddlewareHandler } from "hono"
import { refererHost } from "../domain/site/site-host.ts"
import { SITE_HEADER } from "../domain/site/staff-origin.ts"
import type { ApiEnv, AskedShop } from "./api/api-env.ts"
import { askedFrom } from "./api/asked-from.ts"
import { refuse } from "./api/reply.ts"
import type { SiteDirectory } from "./sites/site-directory.ts"
import { type Origins, type StaffSide, staffSide } from "./sites/staff-side.ts"
import type { Visitor } from "./visitor.ts"

/** Every call of the staff, and no other, begins so. */
const STAFF_CALLS = "/api/admin/"

/**
 * Finds the shop that a call is for: of the staff's by the staff's origin, of all others by the page that asks, then by
 * host. Staff calls are made at the staff's origin only, and nothing else is to be had there.
 */
export function whichShop(sites: SiteDirectory, origins: Origins): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { visitor } = c.env
    const language = c.req.header("accept-language") ?? ""
    const staff = await staffSide(sites, visitor.host, c.req.header(SITE_HEADER), origins)
    if ((staff !== null) !== c.req.path.startsWith(STAFF_CALLS)) return refuse(c, "unknownCall", language)
    // Browsers count a page of the shop to the same site, and a merchant may have pasted anything into it.
    if (staff && askedFrom(c.req.raw.headers, visitor.authority) === "elsewhere")
      return refuse(c, "otherOrigin", language)
    if (staff && !staff.site) return refuse(c, "siteUnnamed", language)
    const asked = staff ? askedByStaff(visitor, staff) : await askedByShopper(c, sites)
    if (asked === null) return refuse(c, "serviceUnavailable", language)
    c.set("asked", asked)
    return next()
  }
}

/** Links that are made in a staff call lead to the shop. */
function askedByStaff(visitor: Visitor, { site, shopHost }: StaffSide): AskedShop | null {
  if (site === null) return null
  const authority = shopHost === null ? visitor.authority : shopHost + (/:\d+$/.exec(visitor.authority)?.[0] ?? "")
  return { site, visitor: { ...visitor, host: shopHost ?? visitor.host, authority }, atHome: true }
}

async function askedByShopper(c: Context<ApiEnv>, sites: SiteDirectory): Promise<AskedShop | null> {
  const { visitor } = c.env
  const referer = refererHost(c.req.header("referer"))
  const site = await sites.find([referer, visitor.host])
  const isOwnHost = referer === null || referer === visitor.host
  return site && { site, visitor, atHome: isOwnHost || (await sites.find([visitor.host]))?.id === site.id }
}

import { siteHost } from "../../domain/site/site-host.ts"
import { isStaffHost, shopHostBehind } from "../../domain/site/staff-origin.ts"
import type { Site } from "../site.ts"
import type { SiteDirectory } from "./site-directory.ts"

/** What the server was started with: one origin for the staff of all shops, and where the default shop is reached. */
export type Origins = { adminOrigin?: string | undefined; origin?: string | undefined }

/**
 * A staff's origin. `site` is the shop before whose host it stands, the default one where it serves all by configuration:
 * it lends its name and its mail to what is about no shop, and decides nothing.
 */
type StaffSide = { site: Site | null; shopHost: string | null }

/**
 * The staff's side of a host, null on every other. Without a configured origin each shop has its own, `admin.` before its
 * host (before `localhost` and the default shop's origin too). Every one of them serves all shops: calls name theirs.
 */
export async function staffSide(
  sites: SiteDirectory,
  host: string | null,
  { adminOrigin, origin }: Origins,
): Promise<StaffSide | null> {
  if (!isStaffHost(host, adminOrigin)) return null
  if (adminOrigin !== undefined) return { site: await sites.find([]), shopHost: null }
  const shopHost = shopHostBehind(host)
  const site = await sites.find([shopHost])
  const ofDefault = ["localhost", origin === undefined ? null : siteHost(new URL(origin).host)]
  const isHost = shopHost !== null && (site?.hosts.includes(shopHost) || ofDefault.includes(shopHost))
  return site && isHost ? { site, shopHost } : null
}

import type { Site } from "../site.ts"
import type { SiteDirectory } from "../sites/site-directory.ts"
import { pageOrigin, siteOrigin } from "../sites/site-origin.ts"
import type { Visitor } from "../visitor.ts"

/** Whether the visitor is where the showroom is: in the default shop, while that is a demo. */
export async function standsInShowroom(sites: SiteDirectory, { host }: Visitor): Promise<boolean> {
  const site = await sites.find([host])
  return Boolean(site?.isDefault) && site?.mode === "demo"
}

/** Who may show a page of this shop in a frame, beside the shop itself: the showroom, if it is a demo shop; else nobody. */
export async function showroomOrigins(
  sites: SiteDirectory,
  { mode }: Pick<Site, "mode">,
  visitor: Visitor,
  configured: string | undefined,
): Promise<string[]> {
  const home = mode === "demo" ? await sites.find([]) : null
  if (home?.mode !== "demo") return []
  const port = /:\d+$/.exec(visitor.authority)?.[0] ?? ""
  const triedOut = { ...visitor, host: "localhost", authority: `localhost${port}` }
  return [...new Set([siteOrigin(home, visitor, configured), pageOrigin(home, triedOut, configured)])]
}

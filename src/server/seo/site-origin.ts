import { desc, eq } from "drizzle-orm"
import type { Database } from "../../db/database.ts"
import { siteDomain } from "../../db/schema/site-settings.ts"
import type { Visitor } from "../edge/visitor.ts"

type From = Pick<Visitor, "host" | "authority" | "protocol">

/** Where the shop is at home for this visitor: the host that was asked if it belongs to the shop, else the primary one. */
export async function siteOrigin(db: Database, site: { id: number }, visitor: From): Promise<string> {
  const hosts = await db
    .select({ host: siteDomain.host })
    .from(siteDomain)
    .where(eq(siteDomain.siteId, site.id))
    .orderBy(desc(siteDomain.isPrimary), siteDomain.host)
  const own = hosts.find(({ host }) => host === visitor.host) ?? hosts[0]
  const host = own?.host ?? visitor.host ?? "localhost"
  const port = visitor.host === null ? "" : (/:\d+$/.exec(visitor.authority)?.[0] ?? "")
  return `${visitor.protocol}://${host}${port}`
}

import { asc, desc, eq } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import type { Queries } from "../../../db/database.ts"
import { siteDomain, siteDomainClaim } from "../../../db/schema/site-settings.ts"
import { proofOf } from "../../host-proof.ts"

export type DomainShown = CallReply<"GET /api/admin/site/domains">["list"][number]

/** The primary host first, those that wait for their proof last. */
export async function domainsOf(db: Queries, siteId: number): Promise<DomainShown[]> {
  const open = await db
    .select()
    .from(siteDomain)
    .where(eq(siteDomain.siteId, siteId))
    .orderBy(desc(siteDomain.isPrimary), asc(siteDomain.host))
  const waiting = await db
    .select()
    .from(siteDomainClaim)
    .where(eq(siteDomainClaim.siteId, siteId))
    .orderBy(asc(siteDomainClaim.host))
  return [
    ...open.map(({ host, isPrimary }) => ({ host, isPrimary, state: "open" as const, proof: null, since: null })),
    ...waiting.map(({ host, token, createdAt }) => ({
      host,
      isPrimary: false,
      state: "waiting" as const,
      proof: proofOf(host, token),
      since: createdAt.toISOString(),
    })),
  ]
}

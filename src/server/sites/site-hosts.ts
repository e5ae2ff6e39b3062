import { and, count, eq } from "drizzle-orm"
import type { Database } from "../../db/database.ts"
import { site } from "../../db/schema/site.ts"
import { siteDomain } from "../../db/schema/site-settings.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"

export type HostStep = "add" | "remove" | "primary"

type Refusals = Refusal<"unknownSite"> | Refusal<"hostTaken"> | Refusal<"unknownHost"> | Refusal<"lastHost">

/** Gives a shop a further host, takes one away, or makes one the address that links and mails name. */
export async function changeHosts(
  db: Database,
  name: string,
  step: HostStep,
  host: string,
): Promise<string[] | Refusals> {
  return db.transaction(async (tx) => {
    const [shop] = await tx.select({ id: site.id }).from(site).where(eq(site.name, name)).for("update")
    if (!shop) return refused("unknownSite")
    const [present] = await tx.select().from(siteDomain).where(eq(siteDomain.host, host))
    const ours = and(eq(siteDomain.siteId, shop.id), eq(siteDomain.host, host))
    const isOurs = present?.siteId === shop.id
    if (step === "add") {
      if (present && !isOurs) return refused("hostTaken")
      const [{ hosts } = { hosts: 0 }] = await tx
        .select({ hosts: count() })
        .from(siteDomain)
        .where(eq(siteDomain.siteId, shop.id))
      await tx
        .insert(siteDomain)
        .values({ host, siteId: shop.id, isPrimary: hosts === 0 })
        .onConflictDoNothing()
    } else if (!isOurs) {
      return refused("unknownHost")
    } else if (step === "remove") {
      if (present.isPrimary) return refused("lastHost")
      await tx.delete(siteDomain).where(ours)
    } else {
      await tx.update(siteDomain).set({ isPrimary: false }).where(eq(siteDomain.siteId, shop.id))
      await tx.update(siteDomain).set({ isPrimary: true }).where(ours)
    }
    const rows = await tx.select({ host: siteDomain.host }).from(siteDomain).where(eq(siteDomain.siteId, shop.id))
    return rows.map((row) => row.host).sort()
  })
}

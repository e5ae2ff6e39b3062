import { rm } from "node:fs/promises"
import { join } from "node:path"
import { asc, eq } from "drizzle-orm"
import type { Database } from "../../db/database.ts"
import { shopOrder } from "../../db/schema/order.ts"
import { site } from "../../db/schema/site.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { forgetCopiesOfSite } from "../media/picture-copies.ts"

export type RemovedSite = { newDefault: string | null }

/** Takes a shop away with everything in it. One that has orders goes only when that is asked for. */
export async function removeSite(
  db: Database,
  dataFolder: string,
  { name, withOrders }: { name: string; withOrders: boolean },
): Promise<RemovedSite | Refusal<"unknownSite"> | Refusal<"hasOrders", { orders: number }>> {
  const outcome = await db.transaction(async (tx) => {
    const [gone] = await tx
      .select({ id: site.id, isDefault: site.isDefault })
      .from(site)
      .where(eq(site.name, name))
      .for("update")
    if (!gone) return refused("unknownSite")
    const orders = await tx.$count(shopOrder, eq(shopOrder.siteId, gone.id))
    if (orders > 0 && !withOrders) return refused("hasOrders", { orders })
    await tx.delete(site).where(eq(site.id, gone.id))
    if (!gone.isDefault) return { newDefault: null }
    const [next] = await tx.select({ id: site.id, name: site.name }).from(site).orderBy(asc(site.id)).limit(1)
    if (next) await tx.update(site).set({ isDefault: true }).where(eq(site.id, next.id))
    return { newDefault: next?.name ?? null }
  })
  if ("refused" in outcome) return outcome
  await rm(join(dataFolder, "media", name), { recursive: true, force: true })
  await forgetCopiesOfSite(dataFolder, name)
  return outcome
}

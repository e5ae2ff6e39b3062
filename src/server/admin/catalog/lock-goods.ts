import { and, asc, eq, inArray } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { goods } from "../../../db/schema/goods.ts"
import { variant } from "../../../db/schema/variant.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import { type ChangedSince, changedSince, nextChange } from "./changed-since.ts"

export type LockedGoods = { id: number; name: string; onSale: boolean; updatedAt: Date }
type HeldVariant = { id: number; number: string }

const ofSite = (siteId: number, ids: readonly number[]) => and(eq(goods.siteId, siteId), inArray(goods.id, [...ids]))

/**
 * The goods, locked in the order of their ids; refused where one of them is not there. Whoever needs variants too locks
 * those first (`lockVariants`): that is the order in which orders lock.
 */
export async function lockGoods(
  tx: Queries,
  siteId: number,
  ids: readonly number[],
  to: "change" | "remove" = "change",
): Promise<LockedGoods[] | Refusal<"unknownGoods", { ids: number[] }>> {
  const rows = await tx
    .select({ id: goods.id, name: goods.name, onSale: goods.onSale, updatedAt: goods.updatedAt })
    .from(goods)
    .where(ofSite(siteId, ids))
    .orderBy(asc(goods.id))
    .for(to === "remove" ? "update" : "no key update")
  const missing = ids.filter((id) => !rows.some((row) => row.id === id))
  return missing.length > 0 ? refused("unknownGoods", { ids: missing }) : rows
}

/** One of them, as it was when it was read. A new number needs the lock that removing needs, or those who refer to it block. */
export async function lockOneGoods(
  tx: Queries,
  siteId: number,
  id: number,
  readAt?: Date,
  to: "change" | "renumber" = "change",
): Promise<LockedGoods | Refusal<"unknownGoods"> | ChangedSince> {
  const [row] = await tx
    .select({ id: goods.id, name: goods.name, onSale: goods.onSale, updatedAt: goods.updatedAt })
    .from(goods)
    .where(ofSite(siteId, [id]))
    .for(to === "renumber" ? "update" : "no key update")
  if (!row) return refused("unknownGoods")
  return changedSince(readAt, row.updatedAt) ?? row
}

/** Every variant of these goods, locked in the order of their ids. */
export async function lockVariants(tx: Queries, siteId: number, goodsIds: readonly number[]): Promise<HeldVariant[]> {
  return tx
    .select({ id: variant.id, number: variant.number })
    .from(variant)
    .where(and(eq(variant.siteId, siteId), inArray(variant.goodsId, [...goodsIds])))
    .orderBy(asc(variant.id))
    .for("update")
}

/** Notes when a locked good was changed, for whoever is still editing it. */
export async function stampGoods(tx: Queries, siteId: number, changed: LockedGoods, now: Date) {
  const updatedAt = nextChange(changed.updatedAt, now)
  await tx
    .update(goods)
    .set({ updatedAt })
    .where(ofSite(siteId, [changed.id]))
  return { id: changed.id, updated_at: updatedAt.toISOString() }
}

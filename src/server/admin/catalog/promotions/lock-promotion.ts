import { and, eq } from "drizzle-orm"
import type { Queries } from "../../../../db/database.ts"
import type { goodsPromotion, orderPromotion, shippingPromotion } from "../../../../db/schema/promotion.ts"
import { type Refusal, refused } from "../../../../domain/refusal.ts"
import { type ChangedSince, changedSince } from "../changed-since.ts"

type Table = typeof goodsPromotion | typeof orderPromotion | typeof shippingPromotion
type Stored = { id: number; name: string; beginAt: Date; endAt: Date; resumeEndAt: Date | null; updatedAt: Date }
type Window = { beginAt: Date; endAt: Date }

/** A row with the moment of its last change, as the next save of it has to name it. */
export type Stamped = { id: number; updated_at: string }

export const stampOf = ({ id, updatedAt }: { id: number; updatedAt: Date }): Stamped => ({
  id,
  updated_at: updatedAt.toISOString(),
})

/** The promotion, locked, if nobody has changed it since it was read. */
export async function lockPromotion(
  tx: Queries,
  table: Table,
  siteId: number,
  id: number,
  readAt?: Date,
): Promise<Stored | Refusal<"unknownRow"> | ChangedSince> {
  const { name, beginAt, endAt, resumeEndAt, updatedAt } = table
  const [row] = await tx
    .select({ id: table.id, name, beginAt, endAt, resumeEndAt, updatedAt })
    .from(table)
    .where(and(eq(table.siteId, siteId), eq(table.id, id)))
    .for("update")
  if (!row) return refused("unknownRow")
  return changedSince(readAt, row.updatedAt) ?? row
}

/** One that is paused stays so when it is saved: the end that was sent is when it would end if it went on. */
export function windowKept(stored: Stored | null, sent: Window): Window & { resumeEndAt: Date | null } {
  if (!stored?.resumeEndAt || sent.beginAt >= stored.endAt || sent.endAt <= stored.endAt)
    return { ...sent, resumeEndAt: null }
  return { beginAt: sent.beginAt, endAt: stored.endAt, resumeEndAt: sent.endAt }
}

import { and, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { mailOutbox } from "../../../db/schema/operations.ts"
import { orderEvent } from "../../../db/schema/order.ts"
import { stepUndo } from "../../../db/schema/step-undo.ts"
import { isRefused, refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import { lockOrder } from "../../order-records/lock-order.ts"
import type { Shop } from "../../shop.ts"
import { transact } from "../../transact.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"
import { isAsLeft, putBack, readRow } from "./step-rows.ts"
import { undoHash } from "./undoable-step.ts"

type Step = typeof stepUndo.$inferSelect

/**
 * Takes a step back, all of it or nothing: in time, once, and only while everything stands as the step left it. A mail that
 * the job has taken up meanwhile ends the chance: then it is sent, and the step stands.
 */
export async function undoStep(
  shop: Shop,
  staff: Staff,
  token: string,
): Promise<{ action: string; subject: string } | Refused> {
  const siteId = shop.site.id
  return transact(shop.db, async (tx) => {
    const own = and(eq(stepUndo.siteId, siteId), eq(stepUndo.tokenHash, undoHash(staff.id, token)))
    const [step] = await tx.select().from(stepUndo).where(own).for("update")
    if (!step) return refused("unknownRow")
    if (step.undoneAt) return refused("undoneAlready")
    const obstacle = (await changedSince(tx, step)) ?? (await dropMails(tx, step))
    if (obstacle && isRefused(obstacle)) return obstacle
    for (const change of step.changes.toReversed()) await putBack(tx, siteId, change)
    await tx.update(stepUndo).set({ undoneAt: shop.now }).where(own)
    const { action, subject } = step
    await noteAudit(tx, { id: staff.id, siteId }, "step.undo", subject, { undone: action })
    return { action, subject }
  })
}

/** Whether somebody, or something, went on from where the step left it; locks what is about to be put back. */
async function changedSince(tx: Queries, { siteId, changes, orderId, lastEvent }: Step): Promise<Refused | null> {
  if (orderId !== null) {
    await lockOrder(tx, siteId, orderId)
    const [later] = await tx
      .select({ id: orderEvent.id })
      .from(orderEvent)
      .where(
        and(
          eq(orderEvent.siteId, siteId),
          eq(orderEvent.orderId, orderId),
          gt(orderEvent.id, lastEvent ?? 0),
          // A word among colleagues changes nothing.
          ne(orderEvent.kind, "note"),
        ),
      )
      .limit(1)
    if (later) return refused("changedMeanwhile")
  }
  for (const change of changes)
    if (!isAsLeft(await readRow(tx, siteId, change), change)) return refused("changedMeanwhile")
  return null
}

/** The mails go unsent, if it is not too late for one of them. By the database's clock, as the mails themselves. */
async function dropMails(tx: Queries, { siteId, mailIds, tokenHash }: Step): Promise<Refused | null> {
  const [inTime] = await tx
    .select({ yes: sql<boolean>`${stepUndo.until} > clock_timestamp()` })
    .from(stepUndo)
    .where(eq(stepUndo.tokenHash, tokenHash))
  if (!inTime?.yes) return refused("undoTooLate")
  if (mailIds.length === 0) return null
  const dropped = await tx
    .delete(mailOutbox)
    .where(
      and(
        eq(mailOutbox.siteId, siteId),
        inArray(mailOutbox.id, mailIds),
        eq(mailOutbox.attempts, 0),
        isNull(mailOutbox.sentAt),
      ),
    )
    .returning({ id: mailOutbox.id })
  return dropped.length === mailIds.length ? null : refused("undoTooLate")
}

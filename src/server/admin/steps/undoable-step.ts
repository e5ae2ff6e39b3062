import { and, eq, inArray, sql } from "drizzle-orm"
import type { Undoable } from "../../../contract/admin/step-calls.ts"
import type { Queries } from "../../../db/database.ts"
import { mailOutbox } from "../../../db/schema/operations.ts"
import { orderEvent } from "../../../db/schema/order.ts"
import { type ChangedRow, stepUndo } from "../../../db/schema/step-undo.ts"
import { STEP_UNDO_SECONDS } from "../../../domain/constants.ts"
import { newSecretToken, secretHash } from "../../secret-token.ts"
import { differing, type RowNamed, readRow } from "./step-rows.ts"

type Begun = {
  siteId: number
  /** As in the audit log. */
  action: string
  subject: string
  /** What the step changes. */
  rows: readonly RowNamed[]
  /** The order that it concerns, which the caller has locked. */
  orderId?: number
}

export type StepBegun = Begun & { before: Record<string, unknown>[]; eventsBefore: number }

/** Of the token and of whoever took the step: nobody else can take it back. */
export const undoHash = (staffId: number, token: string) => secretHash(`${staffId} ${token}`)

/** Looks at what a step is about to change. Call it in the step's transaction, once it is clear that it will be taken. */
export async function beginStep(tx: Queries, begun: Begun): Promise<StepBegun> {
  const before: Record<string, unknown>[] = []
  for (const named of begun.rows) {
    const row = await readRow(tx, begun.siteId, named)
    if (!row) throw new Error(`There is no ${named.table} ${named.id}`)
    before.push(row)
  }
  return { ...begun, before, eventsBefore: (await eventsOf(tx, begun, 0)).at(-1) ?? 0 }
}

type Done = {
  /** The causes of the mails that the step has queued: they are held. */
  mails?: readonly string[]
  /** Rows that the step has made, parents first; its events of the order are known without that. */
  made?: readonly RowNamed[]
}

/** Holds the step's mails, and keeps what is needed to take it back. The last thing in the step's transaction. */
export async function holdStep(
  tx: Queries,
  staffId: number,
  step: StepBegun,
  { mails = [], made = [] }: Done = {},
): Promise<NonNullable<Undoable>> {
  const { siteId, action, subject, rows, before, eventsBefore, orderId } = step
  const changes: ChangedRow[] = []
  for (const [index, named] of rows.entries()) {
    const after = await readRow(tx, siteId, named)
    const was = before[index]
    if (!after || !was) throw new Error(`There is no ${named.table} ${named.id}`)
    changes.push({ ...named, ...differing(was, after) })
  }
  const events = await eventsOf(tx, step, eventsBefore)
  const fresh = [...made, ...events.map((id): RowNamed => ({ table: "order_event", id }))]
  changes.push(...fresh.map((named) => ({ ...named, before: null, after: null })))
  const until = sql`clock_timestamp() + make_interval(secs => ${STEP_UNDO_SECONDS})`
  const token = newSecretToken()
  const [kept] = await tx
    .insert(stepUndo)
    .values({
      ...{ tokenHash: undoHash(staffId, token), siteId, action, subject, changes, until },
      ...{ orderId: orderId ?? null, lastEvent: events.at(-1) ?? eventsBefore, mailIds: [] },
    })
    .returning({ tokenHash: stepUndo.tokenHash, until: stepUndo.until })
  if (!kept) throw new Error("The step was not kept")
  const held = await holdMails(tx, siteId, mails, kept.until)
  await tx.update(stepUndo).set({ mailIds: held }).where(eq(stepUndo.tokenHash, kept.tokenHash))
  return { token, until: kept.until.toISOString() }
}

/** They were queued in this transaction, so nobody has begun to send them. */
async function holdMails(tx: Queries, siteId: number, causes: readonly string[], until: Date): Promise<number[]> {
  if (causes.length === 0) return []
  const rows = await tx
    .update(mailOutbox)
    .set({ nextTryAt: until })
    .where(and(eq(mailOutbox.siteId, siteId), inArray(mailOutbox.cause, [...causes]), eq(mailOutbox.attempts, 0)))
    .returning({ id: mailOutbox.id })
  return rows.map(({ id }) => id)
}

/** What was written into the timeline of the step's order after an entry of it. */
async function eventsOf(tx: Queries, { siteId, orderId }: Begun, after: number): Promise<number[]> {
  if (orderId === undefined) return []
  const rows = await tx
    .select({ id: orderEvent.id })
    .from(orderEvent)
    .where(and(eq(orderEvent.siteId, siteId), eq(orderEvent.orderId, orderId), sql`${orderEvent.id} > ${after}`))
    .orderBy(orderEvent.id)
  return rows.map(({ id }) => id)
}

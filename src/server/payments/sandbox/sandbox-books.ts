import { and, eq, isNull, type SQL } from "drizzle-orm"
import type { Database, Queries } from "../../../db/database.ts"
import { sandboxEvent, sandboxPayment } from "../../../db/schema/sandbox.ts"
import type { ProviderPayment } from "../../payment-provider.ts"

export type SandboxEntry = typeof sandboxPayment.$inferSelect
/** What a payment turns into, and what the shop will be told of it, and when. */
export type Change = {
  to: Partial<Pick<SandboxEntry, "status" | "behaviour" | "approvesAt">>
  told?: { kind: string; at?: Date } | undefined
}

export type SheetStatus = SandboxEntry["status"] | "processing"

export async function findEntry(db: Queries, id: string): Promise<SandboxEntry | null> {
  const [entry] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.id, id))
  return entry ?? null
}

/** How a payment stands: a slow one is in work until its time has come, then it is approved. */
export function sheetStatus({ status, approvesAt }: SandboxEntry, now = new Date()): SheetStatus {
  if (status !== "open" || approvesAt === null) return status
  return approvesAt <= now ? "approved" : "processing"
}

/** The same as the shop is told: it does not hear of the bank's questions. */
export function toldPayment(entry: SandboxEntry): ProviderPayment {
  const { id, amount, currencyCode, reference, payee } = entry
  const status = sheetStatus(entry)
  return {
    id,
    amount,
    currencyCode,
    reference,
    payee,
    captureId: status === "captured" ? id : null,
    status: status === "challenge" ? "open" : status,
  }
}

/**
 * Changes a payment if it is still as `where` says, and writes down what the shop will be told, both or neither.
 * Of several that try at once, one gets the changed payment; the others get null.
 */
export async function changeEntry(
  db: Database,
  id: string,
  where: SQL | undefined,
  { to, told }: Change,
): Promise<SandboxEntry | null> {
  return db.transaction(async (tx) => {
    const [entry] = await tx
      .update(sandboxPayment)
      .set(to)
      .where(and(eq(sandboxPayment.id, id), where))
      .returning()
    if (entry && told) await tx.insert(sandboxEvent).values({ paymentId: id, kind: told.kind, nextTryAt: told.at })
    return entry ?? null
  })
}

/** The buyer has done nothing yet. */
export const isUntouched = () => and(eq(sandboxPayment.status, "open"), isNull(sandboxPayment.approvesAt))

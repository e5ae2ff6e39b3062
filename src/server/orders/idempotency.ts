import { createHash } from "node:crypto"
import { and, eq } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { idempotencyKey } from "../../db/schema/operations.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"

export type Once = { siteId: number; key: string; bodyHash: string }

/** The same request has the same hash; who asks is part of it, so that nobody gets another one's reply. */
export function requestHash(...parts: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex")
}

/**
 * Runs `act` once for a key, inside its transaction: whoever comes second waits for the first to be committed and gets the
 * same reply; with another body they are refused. A refusal rolls back, key and all: the request may be sent again.
 */
export async function once<Reply extends object>(
  tx: Queries,
  { siteId, key, bodyHash }: Once,
  act: () => Promise<Reply>,
): Promise<Reply | Refusal<"keyReused">> {
  const own = and(eq(idempotencyKey.siteId, siteId), eq(idempotencyKey.key, key))
  const claimed = await tx
    .insert(idempotencyKey)
    .values({ siteId, key, bodyHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key })
  if (claimed.length === 0) {
    const [kept] = await tx.select().from(idempotencyKey).where(own)
    // What was kept under this key is a reply of this same call, because the call is part of the hash.
    return kept?.bodyHash === bodyHash ? (kept.reply as Reply) : refused("keyReused")
  }
  const reply = await act()
  await tx.update(idempotencyKey).set({ reply }).where(own)
  return reply
}

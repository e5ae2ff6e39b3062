import type { Queries } from "../db/database.ts"
import { isRefused } from "../domain/refusal.ts"

/** Carries a refusal out of a transaction, so that nothing of it is kept. */
class RolledBack extends Error {
  readonly outcome: unknown

  constructor(outcome: unknown) {
    super("rolled back")
    this.outcome = outcome
  }
}

/** A transaction that is kept only if it ends well: a refusal takes back all that was written before it. */
export async function transact<T>(db: Pick<Queries, "transaction">, act: (tx: Queries) => Promise<T>): Promise<T> {
  let refusal: { outcome: T } | undefined
  try {
    return await db.transaction(async (tx) => {
      const outcome = await act(tx)
      if (!isRefused(outcome)) return outcome
      refusal = { outcome }
      throw new RolledBack(outcome)
    })
  } catch (failure) {
    if (refusal && failure instanceof RolledBack) return refusal.outcome
    throw failure
  }
}

import { type Refusal, refused } from "../../../domain/refusal.ts"

export type ChangedSince = Refusal<"notPossibleNow", { updated_at: string | null }>

/** Refuses where somebody has changed what was read; the moment of their change tells the client to read again. */
export function changedSince(readAt: Date | undefined, updatedAt: Date): ChangedSince | null {
  if (!readAt || readAt.getTime() === updatedAt.getTime()) return null
  return refused("notPossibleNow", { updated_at: updatedAt.toISOString() })
}

/**
 * The same for what there may be none of yet: null was read where there was nothing. Whoever does not say what they read is
 * let through.
 */
export function overtaken(readAt: Date | null | undefined, row: { updatedAt: Date } | undefined): ChangedSince | null {
  const now = row?.updatedAt.getTime() ?? null
  if (readAt === undefined || (readAt?.getTime() ?? null) === now) return null
  return refused("notPossibleNow", { updated_at: row?.updatedAt.toISOString() ?? null })
}

/** When a change is said to have been made: later than the one before, even within a millisecond or by a clock that went back. */
export function nextChange(before: Date | undefined, now: Date): Date {
  return new Date(Math.max(now.getTime(), (before?.getTime() ?? 0) + 1))
}

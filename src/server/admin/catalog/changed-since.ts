import { type Refusal, refused } from "../../../domain/refusal.ts"

export type ChangedSince = Refusal<"notPossibleNow", { updated_at: string }>

/** Refuses where somebody has changed what was read; the moment of their change tells the client to read again. */
export function changedSince(readAt: Date | undefined, updatedAt: Date): ChangedSince | null {
  if (!readAt || readAt.getTime() === updatedAt.getTime()) return null
  return refused("notPossibleNow", { updated_at: updatedAt.toISOString() })
}

/** When a change is said to have been made: later than the one before, even within a millisecond or by a clock that went back. */
export function nextChange(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1))
}

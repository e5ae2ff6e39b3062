import type { Changes } from "../../db/hear-changes.ts"

/** What is kept is dropped when it changes; this is for what no message tells, such as a promotion that begins. */
const WHILE_HEARING_MS = 60_000
const WHILE_DEAF_MS = 1_000

/** How long something read from the database is as good as new. */
export function trustedForMs(changes: Changes | undefined): number {
  return changes?.isHearing() ? WHILE_HEARING_MS : WHILE_DEAF_MS
}

import { and, isNull, lt } from "drizzle-orm"
import { letterSubscription as subscription } from "../../db/schema/contact.ts"
import { DAY_MS, HOUR_SECONDS } from "../../domain/time-units.ts"
import type { Job } from "../job.ts"
import { LINK_DAYS } from "./letter.ts"

/** Addresses that nobody has confirmed while their link was good: perhaps they were somebody else's. */
export const forgetLetters: Job = {
  name: "forget unconfirmed addresses",
  everySeconds: HOUR_SECONDS,
  run: async ({ db, now }) => {
    const end = new Date(now.getTime() - LINK_DAYS * DAY_MS)
    const { rowCount } = await db
      .delete(subscription)
      .where(and(isNull(subscription.confirmedAt), lt(subscription.mailedAt, end)))
    return rowCount ? `forgot ${rowCount} addresses that were never confirmed` : undefined
  },
}

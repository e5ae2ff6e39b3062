import { and, gte, isNotNull, lt, or } from "drizzle-orm"
import { idempotencyKey, mailOutbox } from "../../db/schema/operations.ts"
import { DAY_MS, HOUR_SECONDS } from "../../domain/time-units.ts"
import type { Job } from "../job.ts"
import { TRIES_MAX } from "../mail/claim-mail.ts"
import { forgetMailFiles } from "../mail/forget-mail-files.ts"

/** As long as somebody may send the same order again. */
const KEYS_KEPT_MS = DAY_MS
const MAIL_KEPT_MS = 90 * DAY_MS

/** Keys of orders that nobody sends again, and mail that was sent, or given up, long ago. */
export const forgetOld: Job = {
  name: "forget old keys and mail",
  everySeconds: HOUR_SECONDS,
  run: async ({ db, dataFolder, now }) => {
    const keysEnd = new Date(now.getTime() - KEYS_KEPT_MS)
    const mailEnd = new Date(now.getTime() - MAIL_KEPT_MS)
    const isOver = or(isNotNull(mailOutbox.sentAt), gte(mailOutbox.attempts, TRIES_MAX))
    const { rowCount: keys } = await db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, keysEnd))
    const { rowCount: mails } = await db.delete(mailOutbox).where(and(lt(mailOutbox.createdAt, mailEnd), isOver))
    const files = await forgetMailFiles(dataFolder, mailEnd)
    return keys || mails || files ? `forgot ${keys} keys, ${mails} mails and ${files} mail files` : undefined
  },
}

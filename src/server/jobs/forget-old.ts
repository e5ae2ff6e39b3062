import { and, eq, gte, isNotNull, lt, or } from "drizzle-orm"
import { vatCheck } from "../../db/schema/business.ts"
import { idempotencyKey, mailOutbox } from "../../db/schema/operations.ts"
import { stepUndo } from "../../db/schema/step-undo.ts"
import { DAY_MS, HOUR_SECONDS } from "../../domain/time-units.ts"
import type { Job } from "../job.ts"
import { TRIES_MAX } from "../mail/claim-mail.ts"
import { forgetMailFiles } from "../mail/forget-mail-files.ts"

/** As long as somebody may send the same order again. */
const KEYS_KEPT_MS = DAY_MS
const MAIL_KEPT_MS = 90 * DAY_MS

/** Keys of orders that nobody sends again, answers about VAT numbers that no longer count, and mail that was sent, or given up, long ago. */
export const forgetOld: Job = {
  name: "forget old keys and mail",
  everySeconds: HOUR_SECONDS,
  run: async ({ db, dataFolder, now }) => {
    const keysEnd = new Date(now.getTime() - KEYS_KEPT_MS)
    const mailEnd = new Date(now.getTime() - MAIL_KEPT_MS)
    const isOver = or(isNotNull(mailOutbox.sentAt), gte(mailOutbox.attempts, TRIES_MAX))
    const { rowCount: keys } = await db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, keysEnd))
    const isAnswered = and(lt(vatCheck.at, keysEnd), eq(vatCheck.by, "checker"))
    const { rowCount: numbers } = await db.delete(vatCheck).where(isAnswered)
    const { rowCount: mails } = await db.delete(mailOutbox).where(and(lt(mailOutbox.createdAt, mailEnd), isOver))
    await db.delete(stepUndo).where(lt(stepUndo.createdAt, keysEnd))
    const files = await forgetMailFiles(dataFolder, mailEnd)
    const count = (keys ?? 0) + (numbers ?? 0) + (mails ?? 0) + files
    return count ? `forgot ${keys} keys, ${numbers} VAT numbers, ${mails} mails and ${files} mail files` : undefined
  },
}

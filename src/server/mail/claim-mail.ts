import { and, asc, eq, inArray, isNull, lt, sql } from "drizzle-orm"
import type { Database } from "../../db/database.ts"
import { mailCopy, mailOutbox } from "../../db/schema/operations.ts"
import { isForStaff } from "./mail-kinds.ts"
import type { MailRow } from "./mail-row.ts"
import type { Message } from "./post.ts"

/** After the first try, the second, and so on; after the last one nobody tries again. */
const PAUSES_MINUTES = [1, 5, 15, 60, 180, 480, 1_440]
export const TRIES_MAX = PAUSES_MINUTES.length + 1
/** Longer than a mail may take (see `SEND_MS`): nobody else takes it meanwhile, and after a kill it is taken up again. */
const LEASE_SECONDS = 120
const FAILURE_LETTERS_MAX = 500

const later = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`

/** Takes some mails that are due, each for one sender only: those that another one is taking are passed over. */
export async function claimMail(db: Database, most: number): Promise<MailRow[]> {
  const { id, sentAt, nextTryAt, attempts } = mailOutbox
  const isDue = and(isNull(sentAt), sql`${nextTryAt} <= clock_timestamp()`, lt(attempts, TRIES_MAX))
  // In a clause of its own, which is looked up once: a join might look up others each time.
  const due = db.$with("due").as(
    db
      .select({ dueId: sql<number>`${id}`.as("due_id") })
      .from(mailOutbox)
      .where(isDue)
      .orderBy(asc(nextTryAt))
      .limit(most)
      .for("update", { skipLocked: true }),
  )
  return db
    .with(due)
    .update(mailOutbox)
    .set({ attempts: sql`${attempts} + 1`, nextTryAt: later(LEASE_SECONDS) })
    .where(inArray(id, sql`(select due_id from due)`))
    .returning()
}

/** What was sent is kept for a while; codes and links that open a door are not. */
export async function markSent(db: Database, row: MailRow, { subject, html }: Message): Promise<void> {
  if (isForStaff(row.kind))
    await db.insert(mailCopy).values({ mailId: row.id, siteId: row.siteId, subject, html }).onConflictDoNothing()
  await db
    .update(mailOutbox)
    .set({ sentAt: sql`clock_timestamp()`, failure: null, content: sql`${mailOutbox.content} - '{code,link}'::text[]` })
    .where(eq(mailOutbox.id, row.id))
}

/** Puts a mail off, by more each time. */
export async function markFailed(db: Database, row: MailRow, failure: string): Promise<void> {
  const pause = PAUSES_MINUTES[row.attempts - 1] ?? 0
  await db
    .update(mailOutbox)
    .set({ failure: failure.slice(0, FAILURE_LETTERS_MAX), nextTryAt: later(pause * 60) })
    .where(eq(mailOutbox.id, row.id))
}

/** There will never be anything to send. */
export async function giveUp(db: Database, row: MailRow, failure: string): Promise<void> {
  await db.update(mailOutbox).set({ failure, attempts: TRIES_MAX }).where(eq(mailOutbox.id, row.id))
}

import type { MailLooks } from "../../contract/mail-tokens.ts"
import type { Job, JobResources } from "../job.ts"
import { claimMail, giveUp, markFailed, markSent, TRIES_MAX } from "./claim-mail.ts"
import { type MailRow, messageOf } from "./mail-row.ts"
import type { Post } from "./post.ts"

const AT_ONCE = 5
/** One run takes on so many; the next one goes on. */
const BATCHES_MAX = 40
/** A mail that takes longer counts as not sent. */
const SEND_MS = 60_000

type Fate = "sent" | "failed" | "given up"

/**
 * Sends what is due in the outbox, each mail at least once: a process that ends between sending and writing it down leaves
 * a mail that is sent again, with the same Message-ID. Nothing is sent inside a transaction.
 */
export function sendMail(post: Post, looks: MailLooks): Job {
  return {
    name: "send mail",
    everySeconds: 5,
    run: async (resources) => {
      const fates: Fate[] = []
      for (let batch = 0; batch < BATCHES_MAX; batch++) {
        const rows = await claimMail(resources.db, AT_ONCE)
        const batchFates = await Promise.all(rows.map((row) => deliver(post, looks, row, resources)))
        fates.push(...batchFates)
        // Where nothing gets through, the rest may as well wait.
        if (!batchFates.includes("sent")) break
      }
      if (fates.length === 0) return undefined
      const count = (fate: Fate) => fates.filter((each) => each === fate).length
      return `mails: ${count("sent")} sent, ${count("failed")} put off, ${count("given up")} given up`
    },
  }
}

async function deliver(post: Post, looks: MailLooks, row: MailRow, { db, log }: JobResources): Promise<Fate> {
  const mail = { mail: row.id, kind: row.kind, attempts: row.attempts }
  try {
    const message = await messageOf(db, row, post, looks)
    if (!message) {
      await giveUp(db, row, "What it is about is gone.")
      return "given up"
    }
    await inTime(post.send(message))
    await markSent(db, row, message)
    return "sent"
  } catch (err) {
    const isLast = row.attempts >= TRIES_MAX
    if (isLast) log.error({ err, ...mail }, "a mail could not be sent and is given up")
    else log.warn({ err, ...mail }, "a mail could not be sent; it is tried again")
    await markFailed(db, row, err instanceof Error ? err.message : String(err))
    return isLast ? "given up" : "failed"
  }
}

async function inTime(sending: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The mail server took too long.")), SEND_MS)
  })
  await Promise.race([sending, late]).finally(() => clearTimeout(timer))
}

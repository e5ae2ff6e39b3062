import { sql } from "drizzle-orm"
import type { MailEntry } from "../../../contract/admin/sent-mail-calls.ts"
import { mailCopy, mailOutbox } from "../../../db/schema/operations.ts"
import { TRIES_MAX } from "../../mail/claim-mail.ts"
import { isForStaff } from "../../mail/mail-kinds.ts"

type Row = typeof mailOutbox.$inferSelect

export const hasCopy = sql<boolean>`exists (select from ${mailCopy} c where c.mail_id = ${mailOutbox.id})`

/** A mail as lists tell it. */
export function mailEntry(row: Row, isKept: boolean, now: Date): MailEntry {
  return {
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    language: row.language,
    state: stateOf(row, now),
    failure: row.sentAt ? null : row.failure,
    createTime: row.createdAt.toISOString(),
    sendTime: row.sentAt?.toISOString() ?? null,
    canRead: isKept,
    canSendAgain: canSendAgain(row),
  }
}

/** Codes and links are gone once they are sent; what is not sent yet comes by itself. */
export const canSendAgain = ({ kind, sentAt, attempts }: Row) =>
  (isForStaff(kind) || kind === "accessGranted") && (sentAt !== null || attempts >= TRIES_MAX)

function stateOf({ sentAt, attempts, nextTryAt }: Row, now: Date): MailEntry["state"] {
  if (sentAt) return "sent"
  if (attempts >= TRIES_MAX) return "failed"
  return attempts === 0 && nextTryAt > now ? "held" : "waiting"
}

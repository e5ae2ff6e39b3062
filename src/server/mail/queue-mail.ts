import type { Queries } from "../../db/database.ts"
import { mailOutbox } from "../../db/schema/operations.ts"
import type { MailContents, MailKind } from "./mail-kinds.ts"

export type NewMail<Kind extends MailKind> = {
  siteId: number
  kind: Kind
  recipient: string
  language: string
  /** Where the shop is reached, for the links in the mail. */
  origin: string
  content: MailContents[Kind]
  /** A second mail for the same cause is not written: "orderPaid 12". */
  cause: string
}

/** Puts a mail in the outbox. Call it in the transaction that causes the mail: both are kept, or neither. */
export async function queueMail<Kind extends MailKind>(tx: Queries, mail: NewMail<Kind>): Promise<void> {
  const { origin, content, ...columns } = mail
  // Who ordered by phone or at the stall may have no address.
  if (mail.recipient === "") return
  await tx
    .insert(mailOutbox)
    .values({ ...columns, content: { ...content, origin } })
    .onConflictDoNothing({ target: mailOutbox.cause })
}

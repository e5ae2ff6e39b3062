import { and, eq, ne } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { mailCopy, mailOutbox } from "../../../db/schema/operations.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import type { Shop } from "../../shop.ts"
import { mailEntry } from "./mail-entry.ts"

/** A mail as it was sent. */
export async function showMail(
  { db, site, now }: Shop,
  id: number,
): Promise<CallReply<"GET /api/admin/sentMail/detail"> | Refusal<"unknownRow">> {
  const [row] = await db
    .select({ mail: mailOutbox, copy: { subject: mailCopy.subject, html: mailCopy.html } })
    .from(mailOutbox)
    .leftJoin(mailCopy, eq(mailCopy.mailId, mailOutbox.id))
    .where(and(eq(mailOutbox.siteId, site.id), eq(mailOutbox.id, id), ne(mailOutbox.kind, "staffLink")))
  if (!row) return refused("unknownRow")
  return { ...mailEntry(row.mail, row.copy !== null, now), copy: row.copy }
}

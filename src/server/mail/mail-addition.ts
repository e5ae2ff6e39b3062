import { and, eq } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { mailAddition } from "../../db/schema/operations.ts"
import type { LocaleCode } from "../../domain/locales/locales.ts"
import type { MailPage, MailPart } from "./mail-page.ts"

/** What the merchant adds to mails of a kind, for readers of one language; empty where nothing. */
export async function additionTo(db: Queries, siteId: number, kind: string, locale: LocaleCode): Promise<string> {
  const [row] = await db
    .select({ text: mailAddition.text })
    .from(mailAddition)
    .where(and(eq(mailAddition.siteId, siteId), eq(mailAddition.kind, kind), eq(mailAddition.locale, locale)))
  return row?.text ?? ""
}

/** The merchant's own words stand where the shop's end and the facts begin. */
export function withAddition(page: MailPage, text: string): MailPage {
  if (text === "") return page
  const added = text.split(/\n{2,}/).map((paragraph): MailPart => ({ part: "words", text: paragraph }))
  const facts = page.parts.findIndex(({ part }) => part !== "words")
  const at = facts === -1 ? page.parts.length : facts
  return { ...page, parts: page.parts.toSpliced(at, 0, ...added) }
}

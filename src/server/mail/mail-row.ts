import { eq, sql } from "drizzle-orm"
import type { MailLooks } from "../../contract/mail-tokens.ts"
import type { Queries } from "../../db/database.ts"
import type { mailOutbox } from "../../db/schema/operations.ts"
import { site } from "../../db/schema/site.ts"
import { DEFAULT_LOCALE, localeOf, offeredLocales } from "../../domain/locales/locales.ts"
import { saidText } from "../said.ts"
import { readChanges } from "../sites/look-changes.ts"
import { additionTo, withAddition } from "./mail-addition.ts"
import { senderOf } from "./mail-sender.ts"
import { type MailShop, writingOf } from "./mail-writing.ts"
import type { Message, Post } from "./post.ts"
import { renderMail } from "./render-mail.ts"
import { isMailKind, writePage } from "./write-page.ts"

export type MailRow = typeof mailOutbox.$inferSelect

/** The mail of a row of the outbox, written out; null where what it is about is gone. */
export async function messageOf(
  db: Queries,
  row: MailRow,
  post: Pick<Post, "from">,
  looks: MailLooks,
): Promise<Message | null> {
  if (!isMailKind(row.kind)) throw new Error(`Nobody knows how to write a mail of the kind ${row.kind}`)
  const origin = String(row.content.origin)
  const shop = await mailShop(db, row.siteId, row.language)
  const writing = writingOf({ shop, looks, language: row.language, origin, recipient: row.recipient })
  const written = await writePage(db, row.kind, row.content, writing)
  if (!written) return null
  const page = withAddition(written, await additionTo(db, row.siteId, row.kind, writing.language))
  const { name, address, envelope } = senderOf(shop, post.from, origin)
  const at = row.createdAt.toISOString().replace(/\D/g, "")
  return {
    ...renderMail(page, writing),
    messageId: `<${at}.${row.id}@${address.split("@").at(-1)}>`,
    fileName: `${at}-${row.id}-${row.kind}`,
    from: { name, address },
    envelopeFrom: envelope,
    to: row.recipient,
  }
}

export async function mailShop(db: Queries, siteId: number, language: string): Promise<MailShop> {
  const [row] = await db.select().from(site).where(eq(site.id, siteId))
  if (!row) throw new Error(`There is no site ${siteId}`)
  const siteDefault = localeOf(row.languageCode) ?? DEFAULT_LOCALE
  const { id, template, timeZone, contactEmail, goodsPassword } = row
  const { mailSenderName, mailSenderAddress, mailReplyTo } = row
  const offered = offeredLocales(row.locales, siteDefault)
  const named = saidText(
    { site: { id, siteDefault, offered }, language: localeOf(language) ?? siteDefault },
    "site",
    sql`${site.id}`,
    "title",
    sql`${site.title}`,
  )
  const [said] = await db.select({ title: named }).from(site).where(eq(site.id, siteId))
  return {
    id,
    title: said?.title ?? row.title,
    template,
    timeZone,
    contactEmail,
    goodsPassword,
    siteDefault,
    offered,
    mailSenderName,
    mailSenderAddress,
    mailReplyTo,
    colours: readChanges(row.look).colours,
  }
}

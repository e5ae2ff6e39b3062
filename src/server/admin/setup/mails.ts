import { and, asc, eq } from "drizzle-orm"
import type { adminMailCalls } from "../../../contract/admin/mail-calls.ts"
import type { BodyOf, QueryOf } from "../../../contract/call.ts"
import type { CallReply } from "../../../contract/calls.ts"
import type { Queries } from "../../../db/database.ts"
import { mailAddition } from "../../../db/schema/operations.ts"
import { refused } from "../../../domain/refusal.ts"
import { MAIL_KINDS, MAILS, type MailName } from "../../../domain/site/mail-kinds.ts"
import type { Refused } from "../../api/handlers.ts"
import { wholeList } from "../../api/whole-list.ts"
import { tooManyBy } from "../../limits.ts"
import { additionTo } from "../../mail/mail-addition.ts"
import { mailShop } from "../../mail/mail-row.ts"
import { senderOf } from "../../mail/mail-sender.ts"
import { writingOf } from "../../mail/mail-writing.ts"
import { queueMail } from "../../mail/queue-mail.ts"
import { renderMail } from "../../mail/render-mail.ts"
import { samplePage } from "../../mail/sample-mails.ts"
import type { Shop } from "../../shop.ts"
import { auditedTransaction, type StaffContext } from "../catalog/audited-transaction.ts"
import { changedSince, nextChange } from "../catalog/changed-since.ts"
import { lockSite } from "../catalog/lock-site.ts"
import { wrongField } from "../catalog/wrong-field.ts"

type Calls = typeof adminMailCalls

const TESTS = { max: 10, seconds: 3600 }

const additionsTo = (db: Queries, siteId: number) =>
  db.select().from(mailAddition).where(eq(mailAddition.siteId, siteId)).orderBy(asc(mailAddition.locale))

const shown = ({ locale, text, updatedAt }: typeof mailAddition.$inferSelect) => ({
  locale,
  text,
  updated_at: updatedAt.toISOString(),
})

export async function listMails({ db, site }: Shop): Promise<CallReply<"GET /api/admin/mail/lists">> {
  const additions = await additionsTo(db, site.id)
  return wholeList(
    MAIL_KINDS.map((kind) => ({
      kind,
      to: MAILS[kind],
      additions: additions.filter((addition) => addition.kind === kind).map(shown),
    })),
  )
}

/** A mail as this shop would write it now, by what does not exist. */
export async function previewMail(
  shop: Shop,
  { kind, locale, addition }: QueryOf<Calls["GET /api/admin/mail/preview"]>,
): Promise<CallReply<"GET /api/admin/mail/preview">> {
  const of = await mailShop(shop.db, shop.site.id, locale)
  const { origin, mailLooks, mailFrom } = shop
  const writing = writingOf({ shop: of, looks: mailLooks, language: locale, origin, recipient: "" })
  const added = addition ?? (await additionTo(shop.db, shop.site.id, kind, locale))
  const { name, address } = senderOf(of, mailFrom, origin)
  return { ...renderMail(samplePage(kind, added, writing), writing), from: { name, address } }
}

/** Writes what is added to a kind of mail in a language. Rule: not over what somebody else has written meanwhile. */
export async function saveAddition(
  context: StaffContext,
  { kind, locale, text, updated_at: readAt }: BodyOf<Calls["POST /api/admin/mail/addition"]>,
): Promise<CallReply<"POST /api/admin/mail/addition"> | Refused> {
  const { site, now } = context.shop
  if (MAILS[kind] !== "buyer") return wrongField("kind", "invalid")
  return auditedTransaction(context, async (tx, note) => {
    await lockSite(tx, site.id)
    const isThis = and(eq(mailAddition.siteId, site.id), eq(mailAddition.kind, kind), eq(mailAddition.locale, locale))
    const [before] = await tx.select().from(mailAddition).where(isThis)
    if (before && readAt === null) return refused("notPossibleNow", { updated_at: before.updatedAt.toISOString() })
    const changed = before ? changedSince(readAt ?? undefined, before.updatedAt) : null
    if (changed) return changed
    const updatedAt = before ? nextChange(before.updatedAt, now) : now
    if (text === "") await tx.delete(mailAddition).where(isThis)
    else
      await tx
        .insert(mailAddition)
        .values({ siteId: site.id, kind, locale, text, updatedAt })
        .onConflictDoUpdate({
          target: [mailAddition.siteId, mailAddition.kind, mailAddition.locale],
          set: { text, updatedAt },
        })
    await note("mail.addition", `mail ${kind}`, { locale, before: before?.text ?? "", after: text })
    const additions = await additionsTo(tx, site.id)
    return { kind, additions: additions.filter((addition) => addition.kind === kind).map(shown) }
  })
}

/** Sends a mail of what does not exist to whoever asks for it, and to no other address. */
export async function testMail(
  context: StaffContext,
  { kind, locale }: { kind: MailName; locale: BodyOf<Calls["POST /api/admin/mail/test"]>["locale"] },
): Promise<CallReply<"POST /api/admin/mail/test"> | Refused> {
  const { shop, staff } = context
  const tooMany = await tooManyBy(shop, `test mail ${staff.id}`, TESTS)
  if (tooMany) return tooMany
  return auditedTransaction(context, async (tx, note) => {
    await queueMail(tx, {
      siteId: shop.site.id,
      kind: "sample",
      recipient: staff.email,
      language: locale,
      origin: shop.origin,
      content: { of: kind },
      cause: `sample ${staff.id} ${kind} ${locale} ${shop.now.getTime()}`,
    })
    await note("mail.test", `mail ${kind}`, { locale })
    return { sentTo: staff.email }
  })
}

import { and, desc, eq } from "drizzle-orm"
import type { Undoable } from "../../../contract/admin/step-calls.ts"
import type { Queries } from "../../../db/database.ts"
import { inquiry } from "../../../db/schema/contact.ts"
import { inquiryMessage } from "../../../db/schema/conversation.ts"
import { refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import type { Shop } from "../../shop.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"
import { beginStep, holdStep } from "../steps/undoable-step.ts"
import { mailAnswer, sayInInquiry } from "./say-in-inquiry.ts"

type InquiryRow = typeof inquiry.$inferSelect
type Answer = { id: number; answer: string; correct: boolean }

/** Answers once. Of two clerks the second is shown the answer of the first, and may correct it. */
export async function answerInquiry(
  shop: Shop,
  staff: Staff,
  { id, answer, correct }: Answer,
): Promise<{ id: number; answerTime: string; undo: Undoable } | Refused> {
  const { site, now } = shop
  return shop.db.transaction(async (tx) => {
    const own = and(eq(inquiry.siteId, site.id), eq(inquiry.id, id))
    const [before] = await tx.select().from(inquiry).where(own).for("update")
    if (!before) return refused("unknownRow")
    const { answeredAt } = before
    // The same answer once more is a second click.
    if (answeredAt && before.answer === answer) return { id, answerTime: answeredAt.toISOString(), undo: null }
    if (answeredAt && !correct)
      return refused("notPossibleNow", { answer: before.answer, answerTime: answeredAt.toISOString() })
    const subject = `inquiry ${before.number}`
    const last = answeredAt ? await lastOfShop(tx, site.id, id) : null
    const step = await beginStep(tx, {
      siteId: site.id,
      action: "inquiry.answer",
      subject,
      rows: [{ table: "inquiry", id }, ...(last === null ? [] : [{ table: "inquiry_message", id: last } as const])],
    })
    const said =
      last === null
        ? await sayInInquiry(tx, shop, staff, before, answer)
        : { cause: await correctAnswer(tx, shop, before, last, answer), messageId: null }
    const by = { id: staff.id, siteId: site.id }
    const made = said.messageId === null ? [] : [{ table: "inquiry_message", id: said.messageId } as const]
    await noteAudit(tx, by, "inquiry.answer", subject, { before: before.answer, after: answer })
    return {
      id,
      answerTime: now.toISOString(),
      undo: await holdStep(tx, staff.id, step, { mails: [said.cause], made }),
    }
  })
}

/** The shop's last message. */
async function lastOfShop(tx: Queries, siteId: number, inquiryId: number): Promise<number> {
  const ofShop = and(
    eq(inquiryMessage.siteId, siteId),
    eq(inquiryMessage.inquiryId, inquiryId),
    eq(inquiryMessage.by, "staff"),
  )
  const { id } = inquiryMessage
  const [last] = await tx.select({ id }).from(inquiryMessage).where(ofShop).orderBy(desc(id)).limit(1)
  if (!last) throw new Error(`Inquiry ${inquiryId} was answered without a message`)
  return last.id
}

/** A message says something else from now on, and is mailed once more. */
async function correctAnswer(tx: Queries, shop: Shop, asked: InquiryRow, messageId: number, content: string) {
  const siteId = shop.site.id
  await tx
    .update(inquiryMessage)
    .set({ content })
    .where(and(eq(inquiryMessage.siteId, siteId), eq(inquiryMessage.id, messageId)))
  await tx
    .update(inquiry)
    .set({ answer: content, answeredAt: shop.now })
    .where(and(eq(inquiry.siteId, siteId), eq(inquiry.id, asked.id)))
  return mailAnswer(tx, shop, asked, messageId)
}

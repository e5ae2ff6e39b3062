import { and, eq } from "drizzle-orm"
import { inquiry } from "../../../db/schema/contact.ts"
import { refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import { queueMail } from "../../mail/queue-mail.ts"
import type { Shop } from "../../shop.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"

type Answer = { id: number; answer: string; correct: boolean }

/** Answers once. Of two clerks the second is shown the answer of the first, and may correct it. */
export async function answerInquiry(
  shop: Shop,
  staff: Staff,
  { id, answer, correct }: Answer,
): Promise<{ id: number; answerTime: string } | Refused> {
  const { site, now, origin } = shop
  return shop.db.transaction(async (tx) => {
    const own = and(eq(inquiry.siteId, site.id), eq(inquiry.id, id))
    const [before] = await tx.select().from(inquiry).where(own).for("update")
    if (!before) return refused("unknownRow")
    const { answeredAt } = before
    // The same answer once more is a second click.
    if (answeredAt && before.answer === answer) return { id, answerTime: answeredAt.toISOString() }
    if (answeredAt && !correct)
      return refused("notPossibleNow", { answer: before.answer, answerTime: answeredAt.toISOString() })
    await tx.update(inquiry).set({ answer, answeredAt: now }).where(own)
    await queueMail(tx, {
      siteId: site.id,
      kind: "inquiryAnswered",
      recipient: before.email,
      language: before.language,
      origin,
      content: { inquiryId: id },
      cause: `inquiryAnswered ${id} ${now.toISOString()}`,
    })
    const by = { id: staff.id, siteId: site.id }
    await noteAudit(tx, by, "inquiry.answer", `inquiry ${before.number}`, { before: before.answer, after: answer })
    return { id, answerTime: now.toISOString() }
  })
}

import type { BodyOf } from "../../contract/call.ts"
import type { contentCalls } from "../../contract/content-calls.ts"
import { feedback } from "../../db/schema/contact.ts"
import { type TooMany, tooManyFromHere } from "../limits.ts"
import { queueMail } from "../mail/queue-mail.ts"
import type { Shop } from "../shop.ts"

type Feedback = BodyOf<(typeof contentCalls)["POST /api/content/feedback"]>

const LIMIT = { max: 20, seconds: 3600 }

/** Keeps the word for the merchant and, in the same transaction, puts a mail to the shop in the outbox. */
export async function takeFeedback(shop: Shop, word: Feedback): Promise<{ id: number } | TooMany> {
  const tooMany = await tooManyFromHere(shop, "feedback", LIMIT)
  if (tooMany) return tooMany
  const { db, site, origin } = shop
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(feedback)
      .values({ siteId: site.id, ...word })
      .returning({ id: feedback.id })
    if (!row) throw new Error("The feedback was not stored")
    if (site.contactEmail) {
      await queueMail(tx, {
        siteId: site.id,
        kind: "feedback",
        recipient: site.contactEmail,
        language: site.siteDefault,
        origin,
        content: { feedbackId: row.id },
        cause: `feedback ${row.id}`,
      })
    }
    return row
  })
}

import { and, eq } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { inquiry } from "../../../db/schema/contact.ts"
import { inquiryMessage } from "../../../db/schema/conversation.ts"
import { conversationPath } from "../../../domain/site/route-address.ts"
import { conversationToken } from "../../inquiry-records/conversation-link.ts"
import { queueMail } from "../../mail/queue-mail.ts"
import type { Shop } from "../../shop.ts"
import type { Staff } from "../../who.ts"

type InquiryRow = typeof inquiry.$inferSelect

/** Writes a message of the shop into an inquiry that is locked, and mails it with the link to the conversation. */
export async function sayInInquiry(
  tx: Queries,
  shop: Shop,
  staff: Staff,
  asked: InquiryRow,
  content: string,
): Promise<{ messageId: number; cause: string }> {
  const { site, now } = shop
  const [message] = await tx
    .insert(inquiryMessage)
    .values({ siteId: site.id, inquiryId: asked.id, by: "staff", staffName: staff.name, content, createdAt: now })
    .returning({ id: inquiryMessage.id })
  if (!message) throw new Error("The message was not stored")
  await tx
    .update(inquiry)
    .set({ answer: content, answeredAt: now })
    .where(and(eq(inquiry.siteId, site.id), eq(inquiry.id, asked.id)))
  return { messageId: message.id, cause: await mailAnswer(tx, shop, asked, message.id) }
}

/** Mails the shop's message; one that was corrected is mailed again. */
export async function mailAnswer(tx: Queries, shop: Shop, asked: InquiryRow, messageId: number): Promise<string> {
  const cause = `inquiryAnswered ${asked.id} ${messageId} ${shop.now.toISOString()}`
  await queueMail(tx, {
    siteId: shop.site.id,
    kind: "inquiryAnswered",
    recipient: asked.email,
    language: asked.language,
    origin: shop.origin,
    content: { inquiryId: asked.id, messageId, link: conversationOf(shop, asked.id) },
    cause,
  })
  return cause
}

/** The path of the page on which the sender reads and answers. */
export const conversationOf = ({ site, secret }: Shop, inquiryId: number) =>
  conversationPath(conversationToken(secret, site.id, inquiryId))

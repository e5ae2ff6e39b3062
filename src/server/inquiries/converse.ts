import { and, eq } from "drizzle-orm"
import type { CallReply } from "../../contract/calls.ts"
import { inquiry } from "../../db/schema/contact.ts"
import { inquiryMessage } from "../../db/schema/conversation.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { HOUR_SECONDS } from "../../domain/time-units.ts"
import { inquiryOfLink } from "../inquiry-records/conversation-link.ts"
import { readMessages } from "../inquiry-records/read-messages.ts"
import { type TooMany, tooManyBy, tooManyFromHere } from "../limits.ts"
import { queueMail } from "../mail/queue-mail.ts"
import type { Shop } from "../shop.ts"

const READ_FROM_HERE = { max: 300, seconds: HOUR_SECONDS }
const WRITTEN_FROM_HERE = { max: 30, seconds: HOUR_SECONDS }
/** However often a link is passed on: each message is a mail to the shop. */
const WRITTEN_BY_LINK = { max: 10, seconds: HOUR_SECONDS }

type Conversation = CallReply<"GET /api/goods/conversation">

/** What was said about an inquiry, for whoever has its link. */
export async function showConversation(
  shop: Shop,
  token: string,
): Promise<Conversation | Refusal<"linkInvalid"> | TooMany> {
  const tooMany = await tooManyFromHere(shop, "conversation", READ_FROM_HERE)
  if (tooMany) return tooMany
  const asked = await inquiryOfLink(shop.db, shop, token)
  if (!asked) return refused("linkInvalid")
  const base = shop.site.currencies.find(({ isBase }) => isBase) ?? shop.currency
  const first = {
    id: asked.id,
    by: "shopper" as const,
    name: asked.name,
    content: asked.content,
    quote: null,
    createTime: asked.createdAt.toISOString(),
  }
  const messages = await readMessages(shop.db, shop, asked.id)
  const said = messages.map((message) => ({
    ...message,
    name: message.by === "shopper" ? asked.name : shop.site.title,
  }))
  return {
    number: asked.number,
    name: asked.name,
    messages: [first, ...said],
    base: { code: base.code, symbol: base.symbol },
    createTime: asked.createdAt.toISOString(),
  }
}

/** The sender writes again: the inquiry waits for an answer once more, and the shop is told. */
export async function writeAgain(
  shop: Shop,
  { token, content }: { token: string; content: string },
): Promise<Conversation | Refusal<"linkInvalid"> | TooMany> {
  const { site, origin } = shop
  const tooMany = await tooManyFromHere(shop, "conversation message", WRITTEN_FROM_HERE)
  if (tooMany) return tooMany
  const asked = await inquiryOfLink(shop.db, shop, token)
  if (!asked) return refused("linkInvalid")
  const tooManyHere = await tooManyBy(shop, `conversation message ${asked.id}`, WRITTEN_BY_LINK)
  if (tooManyHere) return tooManyHere
  await shop.db.transaction(async (tx) => {
    const own = and(eq(inquiry.siteId, site.id), eq(inquiry.id, asked.id))
    await tx.select({ id: inquiry.id }).from(inquiry).where(own).for("update")
    const [message] = await tx
      .insert(inquiryMessage)
      .values({ siteId: site.id, inquiryId: asked.id, by: "shopper", content })
      .returning({ id: inquiryMessage.id })
    if (!message) throw new Error("The message was not stored")
    await tx.update(inquiry).set({ answeredAt: null }).where(own)
    if (!site.contactEmail) return
    await queueMail(tx, {
      siteId: site.id,
      kind: "inquiryMessage",
      recipient: site.contactEmail,
      language: site.siteDefault,
      origin,
      content: { inquiryId: asked.id, messageId: message.id },
      cause: `inquiryMessage ${message.id}`,
    })
  })
  return showConversation(shop, token)
}

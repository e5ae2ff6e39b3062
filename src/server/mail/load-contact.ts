import { and, eq, sql } from "drizzle-orm"
import type { InquiryMessage } from "../../contract/inquiry-shapes.ts"
import type { Queries } from "../../db/database.ts"
import { accessRequest, feedback, inquiry } from "../../db/schema/contact.ts"
import { currency } from "../../db/schema/site-settings.ts"
import { readMessages } from "../inquiry-records/read-messages.ts"
import { type Listener, saidText, specsSaid } from "../said.ts"
import type { OrderTold } from "./load-order.ts"

type Line = Pick<OrderTold["lines"][number], "name" | "number" | "specs" | "picture" | "isGift" | "quantity">

/** An inquiry with the goods it is about. */
export type InquiryTold = typeof inquiry.$inferSelect & { lines: Line[] }

export async function loadInquiry(db: Queries, reader: Listener, inquiryId: number): Promise<InquiryTold | null> {
  const siteId = reader.site.id
  const [asked] = await db
    .select()
    .from(inquiry)
    .where(and(eq(inquiry.siteId, siteId), eq(inquiry.id, inquiryId)))
  if (!asked) return null
  const { rows } = await db.execute<Line>(sql`
    select ${saidText(reader, "goods", sql`g.id`, "name", sql`g.name`)} as name, coalesce(v.number, g.number) as number, coalesce(m.path, g.picture) as picture, l.total as quantity,
      false as "isGift",
      ${specsSaid(reader, sql`v.id`)} as specs
    from inquiry_line l
      join goods g on g.site_id = l.site_id and g.id = l.goods_id
      left join variant v on v.site_id = l.site_id and v.id = l.variant_id
      left join media m on m.id = v.media_id
    where l.site_id = ${siteId} and l.inquiry_id = ${inquiryId}
    order by l.id`)
  return { ...asked, lines: rows }
}

/** A message of the conversation about an inquiry, with the quote that came with it, in the shop's base currency. */
export type MessageTold = InquiryTold & {
  message: InquiryMessage
  base: { code: string; symbol: string }
}

export async function loadMessage(
  db: Queries,
  reader: Listener & { site: { timeZone: string } },
  inquiryId: number,
  messageId: number,
): Promise<MessageTold | null> {
  const asked = await loadInquiry(db, reader, inquiryId)
  if (!asked) return null
  const messages = await readMessages(db, { ...reader, now: new Date() }, inquiryId)
  const message = messages.find(({ id }) => id === messageId)
  const { code, symbol } = currency
  const isBase = and(eq(currency.siteId, reader.site.id), eq(currency.isBase, true))
  const [base] = await db.select({ code, symbol }).from(currency).where(isBase)
  return message && base ? { ...asked, message, base } : null
}

export async function loadAccessRequest(db: Queries, siteId: number, id: number) {
  const own = and(eq(accessRequest.siteId, siteId), eq(accessRequest.id, id))
  const [asked] = await db.select().from(accessRequest).where(own)
  return asked ?? null
}

export async function loadFeedback(db: Queries, siteId: number, id: number) {
  const own = and(eq(feedback.siteId, siteId), eq(feedback.id, id))
  const [word] = await db.select().from(feedback).where(own)
  return word ?? null
}

import { and, eq, inArray, max } from "drizzle-orm"
import { moneyRights } from "../../../contract/admin/staff-rights.ts"
import type { BodyOf } from "../../../contract/call.ts"
import type { AllCalls, CallReply } from "../../../contract/calls.ts"
import type { Queries } from "../../../db/database.ts"
import { inquiry } from "../../../db/schema/contact.ts"
import { inquiryMessage, inquiryQuote, inquiryQuoteLine } from "../../../db/schema/conversation.ts"
import { variant } from "../../../db/schema/variant.ts"
import { dayIn } from "../../../domain/calendar-day.ts"
import { fromDecimal, ZERO } from "../../../domain/pricing/money.ts"
import { isRefused, refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import type { Shop } from "../../shop.ts"
import { transact } from "../../transact.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"
import { beginStep, holdStep } from "../steps/undoable-step.ts"
import { sayInInquiry } from "./say-in-inquiry.ts"

type Written = BodyOf<AllCalls["POST /api/admin/inquiry/message"]>
type Replied = CallReply<"POST /api/admin/inquiry/message">
type Quote = NonNullable<Written["quote"]>

/** The shop writes to the sender of an inquiry, as often as it likes, with a quote or without. */
export async function writeMessage(
  shop: Shop,
  staff: Staff,
  { id, seen, content, quote }: Written,
): Promise<Replied | Refused> {
  const { site, now } = shop
  // A price that is promised is the owner's to name.
  if (quote && !moneyRights.agreedPrices.includes(staff.role)) return refused("ownerOnly")
  if (quote && quote.validUntil < dayIn(now, site.timeZone))
    return refused("invalidField", { fields: { "quote.validUntil": "invalid" } })
  return transact(shop.db, async (tx) => {
    const own = and(eq(inquiry.siteId, site.id), eq(inquiry.id, id))
    const [asked] = await tx.select().from(inquiry).where(own).for("update")
    if (!asked) return refused("unknownRow")
    const ofInquiry = and(eq(inquiryMessage.siteId, site.id), eq(inquiryMessage.inquiryId, id))
    const [latest] = await tx
      .select({ id: max(inquiryMessage.id) })
      .from(inquiryMessage)
      .where(ofInquiry)
    if ((latest?.id ?? 0) !== seen) return refused("notPossibleNow", { why: "newMessage", last: latest?.id ?? 0 })
    const [open] = quote ? await tx.select({ id: inquiryQuote.id }).from(inquiryQuote).where(isOpenIn(site.id, id)) : []
    const action = quote ? "inquiry.quote" : "inquiry.message"
    const subject = `inquiry ${asked.number}`
    const step = await beginStep(tx, {
      siteId: site.id,
      action,
      subject,
      rows: [{ table: "inquiry", id }, ...(open ? [{ table: "inquiry_quote", id: open.id } as const] : [])],
    })
    const { messageId, cause } = await sayInInquiry(tx, shop, staff, asked, content)
    const isQuoted = quote ? await keepQuote(tx, shop, { inquiryId: id, messageId }, quote) : null
    if (isRefused(isQuoted)) return isQuoted
    const by = { id: staff.id, siteId: site.id }
    const detail = { content, ...(quote && { quote }) }
    await noteAudit(tx, by, action, subject, detail)
    // The quote goes with its message.
    const made = [{ table: "inquiry_message", id: messageId } as const]
    const undo = await holdStep(tx, staff.id, step, { mails: [cause], made })
    return { id, message_id: messageId, answerTime: now.toISOString(), undo }
  })
}

type Place = { inquiryId: number; messageId: number }

/** One quote stands at a time: a new one takes the place of the one before. */
async function keepQuote(tx: Queries, { site }: Shop, place: Place, quote: Quote): Promise<Refused | null> {
  const ids = quote.lines.map(({ detail_id }) => detail_id)
  if (new Set(ids).size < ids.length) return refused("invalidField", { fields: { "quote.lines": "invalid" } })
  const found = await tx
    .select({ id: variant.id, goodsId: variant.goodsId })
    .from(variant)
    .where(and(eq(variant.siteId, site.id), inArray(variant.id, ids), eq(variant.onSale, true)))
  const goodsOf = new Map(found.map((row) => [row.id, row.goodsId]))
  const unknown = ids.filter((each) => !goodsOf.has(each))
  if (unknown.length > 0) return refused("unknownGoods", { ids: unknown })
  await withdraw(tx, site.id, place.inquiryId)
  const [kept] = await tx
    .insert(inquiryQuote)
    .values({
      siteId: site.id,
      ...place,
      freight: quote.freight === undefined ? ZERO : fromDecimal(quote.freight),
      validUntil: quote.validUntil,
    })
    .returning({ id: inquiryQuote.id })
  if (!kept) throw new Error("The quote was not stored")
  await tx.insert(inquiryQuoteLine).values(
    quote.lines.flatMap(({ detail_id, number, price }) => {
      const goodsId = goodsOf.get(detail_id)
      const line = { siteId: site.id, quoteId: kept.id, variantId: detail_id, quantity: number }
      return goodsId === undefined ? [] : [{ ...line, goodsId, unitPrice: fromDecimal(price) }]
    }),
  )
  return null
}

const isOpenIn = (siteId: number, inquiryId: number) =>
  and(eq(inquiryQuote.siteId, siteId), eq(inquiryQuote.inquiryId, inquiryId), eq(inquiryQuote.state, "open"))

async function withdraw(tx: Queries, siteId: number, inquiryId: number): Promise<number> {
  const gone = await tx
    .update(inquiryQuote)
    .set({ state: "withdrawn" })
    .where(isOpenIn(siteId, inquiryId))
    .returning({ id: inquiryQuote.id })
  return gone.length
}

/** Takes back the quote that stands; one that was accepted is an order, and stays. */
export async function withdrawQuote(shop: Shop, staff: Staff, id: number): Promise<{ id: number } | Refused> {
  const { site } = shop
  return shop.db.transaction(async (tx) => {
    const own = and(eq(inquiry.siteId, site.id), eq(inquiry.id, id))
    const [asked] = await tx.select({ number: inquiry.number }).from(inquiry).where(own).for("update")
    if (!asked) return refused("unknownRow")
    if ((await withdraw(tx, site.id, id)) === 0) return refused("notPossibleNow")
    await noteAudit(tx, { id: staff.id, siteId: site.id }, "inquiry.withdrawQuote", `inquiry ${asked.number}`)
    return { id }
  })
}

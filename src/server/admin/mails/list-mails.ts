import { and, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm"
import type { adminSentMailCalls } from "../../../contract/admin/sent-mail-calls.ts"
import type { QueryOf } from "../../../contract/call.ts"
import type { CallReply } from "../../../contract/calls.ts"
import { returnRequest } from "../../../db/schema/after-sale.ts"
import { inquiry } from "../../../db/schema/contact.ts"
import { member } from "../../../db/schema/member.ts"
import { mailOutbox } from "../../../db/schema/operations.ts"
import { shopOrder } from "../../../db/schema/order.ts"
import { isRefused, type Refusal, refused } from "../../../domain/refusal.ts"
import type { Shop } from "../../shop.ts"
import { pageOf } from "../page-of.ts"
import { hasCopy, mailEntry } from "./mail-entry.ts"

type Query = QueryOf<(typeof adminSentMailCalls)["GET /api/admin/sentMail/lists"]>
type Unknown = Refusal<"unknownOrder"> | Refusal<"unknownRow">

/** Mails about an order with its returns, about an inquiry, or to a member. */
export async function listMails(
  shop: Shop,
  query: Query,
): Promise<CallReply<"GET /api/admin/sentMail/lists"> | Unknown> {
  const { db, site, now } = shop
  const about = await subjectOf(shop, query)
  if (isRefused(about)) return about
  const where = and(eq(mailOutbox.siteId, site.id), about)
  return pageOf(query, await db.$count(mailOutbox, where), async ({ limit, offset }) => {
    const rows = await db
      .select({ mail: mailOutbox, hasCopy })
      .from(mailOutbox)
      .where(where)
      .orderBy(desc(mailOutbox.id))
      .limit(limit)
      .offset(offset)
    return rows.map((row) => mailEntry(row.mail, row.hasCopy, now))
  })
}

const contentId = (field: "orderId" | "returnId" | "inquiryId") =>
  sql`(${mailOutbox.content} ->> ${sql.raw(`'${field}'`)})`

async function subjectOf({ db, site }: Shop, { order_no, member_id, inquiry_id }: Query): Promise<SQL | Unknown> {
  if (order_no !== undefined) {
    const [order] = await db
      .select({ id: shopOrder.id })
      .from(shopOrder)
      .where(and(eq(shopOrder.siteId, site.id), eq(shopOrder.orderNo, order_no)))
    if (!order) return refused("unknownOrder")
    const returns = await db
      .select({ id: returnRequest.id })
      .from(returnRequest)
      .where(and(eq(returnRequest.siteId, site.id), eq(returnRequest.orderId, order.id)))
    const ofReturns = returns.map(({ id }) => String(id))
    return sql`(${contentId("orderId")} = ${String(order.id)}
      or ${contentId("returnId")} = any(${sql.param(ofReturns)}::text[]))`
  }
  if (inquiry_id !== undefined) {
    const isThis = and(eq(inquiry.siteId, site.id), eq(inquiry.id, inquiry_id))
    if ((await db.$count(inquiry, isThis)) === 0) return refused("unknownRow")
    return sql`${contentId("inquiryId")} = ${String(inquiry_id)}`
  }
  const [row] = await db
    .select({ email: member.email })
    .from(member)
    .where(and(eq(member.siteId, site.id), eq(member.id, member_id ?? 0)))
  if (!row) return refused("unknownRow")
  // Whoever works in the shop may buy in it: how they come in is none of a colleague's business.
  const [isTheirs, isNotStaffs] = [inArray(mailOutbox.recipient, [row.email]), ne(mailOutbox.kind, "staffLink")]
  return sql`(${isTheirs} and ${isNotStaffs})`
}

import { type SQL, sql } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import type { Shop } from "../../shop.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"

type Row = Record<string, unknown>
type Whose = { siteId: number; id: number; email: string }

/** What opens something, or says nothing about a person. */
const NOT_TOLD = ["site_id", "password_hash", "token_hash", "code_hash", "public_key", "user_handle", "credential_id"]

const orders = ({ siteId, id, email }: Whose) =>
  sql`select o.id from shop_order o where o.site_id = ${siteId} and (o.member_id = ${id} or o.email = ${email})`

const ofMember = ({ siteId, id }: Whose) => sql`t.site_id = ${siteId} and t.member_id = ${id}`
const ofAddress = ({ siteId, email }: Whose) => sql`t.site_id = ${siteId} and lower(t.email) = ${email}`
const ofOrders = (whose: Whose) => sql`t.site_id = ${whose.siteId} and t.order_id in (${orders(whose)})`
const ofInquiries = (whose: Whose) =>
  sql`t.site_id = ${whose.siteId} and t.inquiry_id in (
    select i.id from inquiry i where i.site_id = ${whose.siteId} and lower(i.email) = ${whose.email})`

/** Where something of a person is kept, and which rows of it are theirs. */
const PERSONAL_TABLES: readonly [string, (whose: Whose) => SQL][] = [
  ["member", ({ siteId, id }) => sql`t.site_id = ${siteId} and t.id = ${id}`],
  ["member_business", ofMember],
  ["member_note", ofMember],
  ["address", ofMember],
  ["cart_line", ofMember],
  ["favourite", ofMember],
  ["member_coupon", ofMember],
  ["passkey", ofMember],
  ["refresh_token", ofMember],
  ["email_change", ofMember],
  ["shop_order", (whose) => sql`t.site_id = ${whose.siteId} and t.id in (${orders(whose)})`],
  ["order_business", ofOrders],
  ["order_line", ofOrders],
  ["order_reduction", ofOrders],
  ["order_event", ofOrders],
  ["coupon_use", ofOrders],
  ["payment", ofOrders],
  ["refund", ofOrders],
  ["return_request", ofOrders],
  ["return_line", ofOrders],
  [
    "review",
    (whose) =>
      sql`t.site_id = ${whose.siteId} and t.order_line_id in (select l.id from order_line l where l.order_id in (${orders(whose)}))`,
  ],
  ["inquiry", ofAddress],
  ["inquiry_line", ofInquiries],
  ["inquiry_message", ofInquiries],
  ["access_request", ofAddress],
  ["feedback", ofAddress],
  ["letter_subscription", ofAddress],
  ["stock_wish", ofAddress],
]

/** Mails are rendered when they are sent: what is kept of them is when, of what kind and about what. */
const mails = ({ siteId, email }: Whose) =>
  sql`select t.id, t.kind, t.language, t.sent_at, t.created_at from mail_outbox t where t.site_id = ${siteId} and t.recipient = ${email}`

/** Everything that the shop holds about a member, by their account and by their e-mail address. */
export async function exportMember(
  { db, site, now }: Shop,
  staff: Staff,
  id: number,
): Promise<CallReply<"POST /api/admin/member/export"> | Refusal<"unknownRow">> {
  // One look at one moment: what changes while it is read is in all of it or in none.
  return db.transaction(
    async (tx) => {
      const { rows: known } = await tx.execute<{ email: string }>(
        sql`select email from member where site_id = ${site.id} and id = ${id}`,
      )
      const [person] = known
      if (!person) return refused("unknownRow")
      const whose = { siteId: site.id, id, email: person.email }
      const tables: Record<string, Row[]> = {}
      const hidden = sql.param(NOT_TOLD)
      for (const [name, isTheirs] of PERSONAL_TABLES) {
        const { rows } = await tx.execute<{ row: Row }>(
          sql`select to_jsonb(t) - ${hidden}::text[] as row from ${sql.identifier(name)} t where ${isTheirs(whose)} order by 1`,
        )
        tables[name] = rows.map(({ row }) => row)
      }
      tables.mail = (
        await tx.execute<Row>(sql`select to_jsonb(m) as row from (${mails(whose)}) m order by m.id`)
      ).rows.map(({ row }) => row as Row)
      await noteAudit(tx, { id: staff.id, siteId: site.id }, "member.export", `member ${id}`)
      return { email: person.email, time: now.toISOString(), tables }
    },
    { isolationLevel: "repeatable read" },
  )
}

import { type SQL, sql } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"

/** What stands where an address was. Nobody can have it: the name is reserved. */
const nobody = (id: SQL) => sql`'erased-' || ${id} || '@erased.invalid'`
const ANONYMOUS = "–"

/**
 * Takes a person out of everything but the papers of orders. What belongs to the account goes with its row; what was sent
 * from outside goes by the e-mail address; what must stay for others (reviews, uses of coupons, the audit log) loses the name.
 */
export async function eraseTraces(
  tx: Pick<Queries, "execute">,
  siteId: number,
  { id, email }: { id: number; email: string },
): Promise<void> {
  const site = sql`site_id = ${siteId}`
  const theirs = sql`${site} and lower(email) = ${email}`
  const part = sql`${`%${email.replace(/[\\%_]/g, "\\$&")}%`}`
  const withoutEmail = (column: SQL) => sql`regexp_replace(${column}::text, ${escaped(email)}, 'erased', 'gi')`
  const erasedOrders = sql`select o.id from shop_order o where o.site_id = ${siteId} and o.erased_at is not null and o.email = ${email}`
  const statements: SQL[] = [
    // A coupon that was used stays used, by nobody.
    sql`update coupon_use set member_coupon_id = null, email = ${nobody(sql`id`)}
      where ${site} and (email = ${email} or member_coupon_id in (
        select c.id from member_coupon c where c.site_id = ${siteId} and c.member_id = ${id}))`,
    sql`delete from review_picture p using review r, order_line l
      where p.site_id = ${siteId} and r.id = p.review_id and l.id = r.order_line_id and l.order_id in (${erasedOrders})`,
    sql`update review r set author = ${ANONYMOUS} from order_line l
      where r.site_id = ${siteId} and l.id = r.order_line_id and l.order_id in (${erasedOrders})`,
    ...["inquiry", "access_request", "feedback", "letter_subscription", "stock_wish", "email_change"].map(
      (table) => sql`delete from ${sql.identifier(table)} where ${theirs}`,
    ),
    sql`delete from mail_outbox where ${site} and (recipient = ${email} or content::text ilike ${part})`,
    // What it keeps to take steps back holds what stood in rows.
    sql`delete from step_undo where ${site} and changes::text ilike ${part}`,
    sql`delete from attempt where ${site} and key ilike ${part}`,
    sql`delete from idempotency_key where ${site} and reply::text ilike ${part}`,
    sql`update audit_entry set detail = ${withoutEmail(sql`detail`)}::jsonb, subject = ${withoutEmail(sql`subject`)}
      where ${site} and (detail::text ilike ${part} or subject ilike ${part})`,
  ]
  for (const statement of statements) await tx.execute(statement)
}

/** An address as a pattern that finds it as it is. */
const escaped = (email: string) => email.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

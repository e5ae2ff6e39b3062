import { sql } from "drizzle-orm"
import type { Queries } from "../../../db/database.ts"
import { ORDER_STATUS } from "../../../domain/orders/order-status.ts"
import { isRefused, refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import { lockPerson } from "../../members/person.ts"
import type { Shop } from "../../shop.ts"
import { transact } from "../../transact.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"
import { eraseTraces } from "./erase-traces.ts"

type Erased = { id: number; orders: number }

/**
 * Erases a member. Orders are the shop's books: they keep what stands on them until the law lets them go (see
 * `forget-order-papers`), and belong to nobody from now on. While one of them is under way nobody is erased.
 */
export async function eraseMember(
  shop: Shop,
  staff: Staff,
  { id, email }: { id: number; email: string },
): Promise<Erased | Refused> {
  const { site, now } = shop
  return transact(shop.db, async (tx) => {
    const person = await lockPerson(tx, site.id, sql`id = ${id}`)
    if (!person) return refused("unknownRow")
    if (person.email !== email) return refused("invalidField", { fields: { email: "invalid" } })
    const underWay = await ordersUnderWay(tx, site.id, id)
    if (underWay.length > 0) return refused("notPossibleNow", { why: "ordersUnderWay", orders: underWay })
    const { rowCount: orders } = await tx.execute(sql`
      update shop_order set member_id = null, erased_at = ${now.toISOString()}
      where site_id = ${site.id} and (member_id = ${id} or email = ${email})`)
    await eraseTraces(tx, site.id, { id, email })
    const gone = await tx.execute(sql`delete from member where site_id = ${site.id} and id = ${id}`)
    if (isRefused(gone) || gone.rowCount !== 1) throw new Error("The member was not erased")
    await noteAudit(tx, { id: staff.id, siteId: site.id }, "member.erase", `member ${id}`, { orders: orders ?? 0 })
    return { id, orders: orders ?? 0 }
  })
}

/** Orders that somebody still waits for, or for whose money. */
async function ordersUnderWay(tx: Queries, siteId: number, memberId: number): Promise<string[]> {
  const { created, placed, preparing, shipped } = ORDER_STATUS
  const { rows } = await tx.execute<{ orderNo: string }>(sql`
    select o.order_no as "orderNo" from shop_order o
    where o.site_id = ${siteId} and o.member_id = ${memberId} and (
      o.status in (${created}, ${placed}, ${preparing}, ${shipped}) or o.payment_status = 3
      or exists (select from return_request r where r.order_id = o.id and r.status in (1,2,7))
      or exists (select from refund r where r.site_id = o.site_id and r.order_id = o.id and r.status in ('requested','pending','failed'))
      or exists (select from dispute d where d.site_id = o.site_id and d.order_id = o.id and d.status = 'open'))
    order by o.id limit 10`)
  return rows.map(({ orderNo }) => orderNo)
}

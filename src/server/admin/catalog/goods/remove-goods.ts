import { and, eq, inArray, sql } from "drizzle-orm"
import type { CallReply } from "../../../../contract/calls.ts"
import { goods } from "../../../../db/schema/goods.ts"
import { isRefused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { intList } from "../int-list.ts"
import { lockGoods, lockVariants, stampGoods } from "../lock-goods.ts"

/** Removes goods with all that hangs on them; those that somebody has ordered or asked about are only taken off sale. */
export async function removeGoods(
  context: StaffContext,
  ids: readonly number[],
): Promise<CallReply<"POST /api/admin/goods/remove"> | Refused> {
  const { site, now } = context.shop
  return auditedTransaction(context, async (tx, note) => {
    await lockVariants(tx, site.id, ids)
    const locked = await lockGoods(tx, site.id, ids, "remove")
    if (isRefused(locked)) return locked
    const { rows } = await tx.execute<{ id: number }>(sql`
      select g.id from goods g where g.site_id = ${site.id} and g.id = any(${intList(ids)}) and (
        exists (select from order_line l where l.site_id = g.site_id and l.goods_id = g.id)
        or exists (select from inquiry_line l where l.site_id = g.site_id and l.goods_id = g.id))`)
    const offSale = rows.map(({ id }) => id).toSorted((one, other) => one - other)
    const removed = locked.filter(({ id }) => !offSale.includes(id))
    const among = (some: readonly number[]) => and(eq(goods.siteId, site.id), inArray(goods.id, [...some]))
    if (offSale.length > 0) await tx.update(goods).set({ onSale: false }).where(among(offSale))
    if (removed.length > 0) await tx.delete(goods).where(among(removed.map(({ id }) => id)))
    for (const good of locked) {
      const isCached = offSale.includes(good.id)
      if (isCached) await stampGoods(tx, site.id, good, now)
      await note(isCached ? "goods.offSale" : "goods.remove", `goods ${good.id}`, { name: good.name })
    }
    return { removed: removed.map(({ id }) => id), offSale }
  })
}

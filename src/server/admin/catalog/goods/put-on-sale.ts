import { and, eq, inArray } from "drizzle-orm"
import { goods } from "../../../../db/schema/goods.ts"
import { isRefused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { lockGoods, stampGoods } from "../lock-goods.ts"

/** Puts goods on sale or takes them off; gives those that were not so before. */
export async function putOnSale(
  context: StaffContext,
  { ids, on }: { ids: readonly number[]; on: boolean },
): Promise<{ changed: number[] } | Refused> {
  const { site, now } = context.shop
  return auditedTransaction(context, async (tx, note) => {
    const locked = await lockGoods(tx, site.id, ids)
    if (isRefused(locked)) return locked
    const others = locked.filter(({ onSale }) => onSale !== on)
    const changed = others.map(({ id }) => id)
    if (changed.length > 0)
      await tx
        .update(goods)
        .set({ onSale: on })
        .where(and(eq(goods.siteId, site.id), inArray(goods.id, changed)))
    for (const good of others) {
      await stampGoods(tx, site.id, good, now)
      await note(on ? "goods.onSale" : "goods.offSale", `goods ${good.id}`, { name: good.name })
    }
    return { changed }
  })
}

import { and, eq } from "drizzle-orm"
import type { adminTradeCalls } from "../../../../contract/admin/trade-calls.ts"
import type { BodyOf } from "../../../../contract/call.ts"
import type { CallReply } from "../../../../contract/calls.ts"
import { offlineWay } from "../../../../db/schema/payment-account.ts"
import { OFFLINE_WAYS } from "../../../../domain/orders/payment-way.ts"
import type { Refused } from "../../../api/handlers.ts"
import type { Shop } from "../../../shop.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { nextChange, overtaken } from "../changed-since.ts"
import { lockSite } from "../lock-site.ts"

type Call = "POST /api/admin/offlineWay/save"
type Sent = BodyOf<(typeof adminTradeCalls)[Call]>

/** All there are; one that was never set is off, and waits as long as orders of this shop do. */
export async function listOfflineWays({
  db,
  site,
}: Shop): Promise<CallReply<"GET /api/admin/offlineWay/lists">["list"]> {
  const rows = await db.select().from(offlineWay).where(eq(offlineWay.siteId, site.id))
  const unset = { isOn: false, instructions: "", expiryHours: site.orderExpiryHours, updated_at: null }
  return OFFLINE_WAYS.map((way) => {
    const row = rows.find((set) => set.way === way)
    if (!row) return { way, ...unset }
    const { isOn, instructions, expiryHours, updatedAt } = row
    return { way, isOn, instructions, expiryHours, updated_at: updatedAt.toISOString() }
  })
}

export async function saveOfflineWay(context: StaffContext, sent: Sent): Promise<CallReply<Call> | Refused> {
  const siteId = context.shop.site.id
  const { way, updated_at: readAt, ...columns } = sent
  return auditedTransaction(context, async (tx, note) => {
    const isThis = and(eq(offlineWay.siteId, siteId), eq(offlineWay.way, way))
    await lockSite(tx, siteId)
    const [before] = await tx.select().from(offlineWay).where(isThis).for("update")
    const faster = overtaken(readAt, before)
    if (faster) return faster
    const updatedAt = nextChange(before?.updatedAt, context.shop.now)
    await tx
      .insert(offlineWay)
      .values({ siteId, way, ...columns, updatedAt })
      .onConflictDoUpdate({ target: [offlineWay.siteId, offlineWay.way], set: { ...columns, updatedAt } })
    // Where money is to be sent is worth knowing afterwards: who changed it, and from what.
    await note("offlineWay.change", `offlineWay ${way}`, { before: before ?? null, after: columns })
    return { way, ...columns, updated_at: updatedAt.toISOString() }
  })
}

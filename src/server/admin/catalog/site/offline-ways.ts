import { and, eq } from "drizzle-orm"
import type { adminTradeCalls } from "../../../../contract/admin/trade-calls.ts"
import type { BodyOf } from "../../../../contract/call.ts"
import type { CallReply } from "../../../../contract/calls.ts"
import { offlineWay } from "../../../../db/schema/payment-account.ts"
import { OFFLINE_WAYS } from "../../../../domain/orders/payment-way.ts"
import type { Refused } from "../../../api/handlers.ts"
import type { Shop } from "../../../shop.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"

type Call = "POST /api/admin/offlineWay/save"
type Sent = BodyOf<(typeof adminTradeCalls)[Call]>

/** All there are; one that was never set is off, and waits as long as orders of this shop do. */
export function listOfflineWays({ site }: Shop): CallReply<"GET /api/admin/offlineWay/lists">["list"] {
  const set = new Map(site.offlineWays.map((offered) => [offered.way, offered]))
  const unset = { isOn: false, instructions: "", expiryHours: site.orderExpiryHours }
  return OFFLINE_WAYS.map((way) => set.get(way) ?? { way, ...unset })
}

export async function saveOfflineWay(context: StaffContext, sent: Sent): Promise<CallReply<Call> | Refused> {
  const siteId = context.shop.site.id
  const { way, ...columns } = sent
  return auditedTransaction(context, async (tx, note) => {
    const isThis = and(eq(offlineWay.siteId, siteId), eq(offlineWay.way, way))
    const [before] = await tx.select().from(offlineWay).where(isThis).for("update")
    await tx
      .insert(offlineWay)
      .values({ siteId, ...sent })
      .onConflictDoUpdate({ target: [offlineWay.siteId, offlineWay.way], set: columns })
    // Where money is to be sent is worth knowing afterwards: who changed it, and from what.
    await note("offlineWay.change", `offlineWay ${way}`, { before: before ?? null, after: columns })
    return sent
  })
}

import { moneyRights } from "../../../../contract/admin/staff-rights.ts"
import type { Queries } from "../../../../db/database.ts"
import { isRefused, refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { findOrder } from "../../../order-records/find-order.ts"
import { once, requestHash } from "../../../orders/idempotency.ts"
import { endAttempts } from "../../../payments/end-attempts.ts"
import type { Shop } from "../../../shop.ts"
import { transact } from "../../../transact.ts"
import type { Staff } from "../../../who.ts"
import { noteAudit } from "../../note-audit.ts"
import { agreedBy } from "../made/for-buyer.ts"
import type { ChangeAsked, Changed, ChangePreviewed, ChangeSent } from "./change-asked.ts"
import { lockToChange } from "./lock-to-change.ts"
import { makeChange } from "./make-change.ts"
import { tellChange } from "./tell-change.ts"

/** What the change would come to: it is made, and taken back before anybody else can see it. */
export async function previewChange(shop: Shop, staff: Staff, asked: ChangeAsked): Promise<ChangePreviewed | Refused> {
  let seen: Changed | undefined
  const outcome = await transact(shop.db, async (tx) => {
    const changed = await change(shop, tx, staff, asked)
    if (isRefused(changed)) return changed
    seen = changed
    return refused("notPossibleNow", { why: "onlyLooked" })
  })
  if (!seen) return outcome
  const { followUp, ...told } = seen
  return { ...told, followUp: followUp && { shown: followUp.shown } }
}

/** Changes an order that is not sent. The same key is the same change, however often it is clicked. */
export async function changeOrder(shop: Shop, staff: Staff, sent: ChangeSent, key: string): Promise<Changed | Refused> {
  const { expected_total, ...asked } = sent
  const isClear = await endPayments(shop, asked.order_no)
  if (isRefused(isClear)) return isClear
  const bodyHash = requestHash("change order", staff.id, sent)
  return transact(shop.db, (tx) =>
    once<Changed | Refused>(tx, { siteId: shop.site.id, key, bodyHash }, async () => {
      const changed = await change(shop, tx, staff, asked)
      if (isRefused(changed)) return changed
      if (changed.total !== expected_total) return refused("priceChanged", { total: changed.total })
      if (changed.refund && !moneyRights.refundOfChange.includes(staff.role)) return refused("ownerOnly")
      const { before, after, refund, followUp } = changed
      const detail = { before, after, refund, items: asked.items, followUp: followUp?.order_no ?? null }
      await noteAudit(tx, { id: staff.id, siteId: shop.site.id }, "order.change", `order ${asked.order_no}`, detail)
      return changed
    }),
  )
}

async function change(shop: Shop, tx: Queries, staff: Staff, asked: ChangeAsked): Promise<Changed | Refused> {
  const agreed = agreedBy(staff, asked)
  if (isRefused(agreed)) return agreed
  const order = await lockToChange(shop, tx, asked.order_no)
  if (isRefused(order)) return order
  const made = await makeChange(shop, tx, order, asked, agreed.prices ?? new Map())
  return isRefused(made) ? made : tellChange(shop, tx, order, made)
}

/** Money that is on its way for the former sum is asked for first: it counts if it has come, else that try ends. */
async function endPayments(shop: Shop, orderNo: string) {
  const nobody = { member: null, guestKey: null, provenOrders: new Map<number, number>() }
  const found = await findOrder(shop, orderNo, nobody)
  return found ? endAttempts(shop, found.order) : true
}

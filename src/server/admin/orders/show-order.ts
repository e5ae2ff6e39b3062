import { and, eq } from "drizzle-orm"
import { mayCall, moneyRights, type StaffRole } from "../../../contract/admin/staff-rights.ts"
import type { CallReply } from "../../../contract/calls.ts"
import { member } from "../../../db/schema/member.ts"
import { orderLine, shopOrder } from "../../../db/schema/order.ts"
import { type StaffAction, staffActions } from "../../../domain/orders/order-actions.ts"
import { isOrderStatus, isPaymentStatus, PAYMENT_STATUS } from "../../../domain/orders/order-status.ts"
import { returnRunning } from "../../../domain/orders/return-status.ts"
import { toDecimal } from "../../../domain/pricing/money.ts"
import { isRefused, type Refusal, refused } from "../../../domain/refusal.ts"
import { checkShown } from "../../business/check-columns.ts"
import { businessOfOrder } from "../../order-records/business-of-order.ts"
import { orderDetail } from "../../orders/order-detail.ts"
import { refundable } from "../../payments/refund-lines.ts"
import type { Shop } from "../../shop.ts"
import type { Staff } from "../../who.ts"
import { moneyOf } from "./money-of.ts"
import { orderFamily } from "./order-family.ts"
import { orderPapers } from "./order-papers.ts"

/** What the buyer sees of an order, unmasked, with everything that only the shop knows about it. */
export async function showOrder(
  shop: Shop,
  staff: Staff,
  orderNo: string,
): Promise<CallReply<"GET /api/admin/order/detail"> | Refusal<"unknownOrder">> {
  const [row] = await shop.db
    .select({ order: shopOrder, member: { id: member.id, userName: member.userName, email: member.email } })
    .from(shopOrder)
    .leftJoin(member, and(eq(member.siteId, shopOrder.siteId), eq(member.id, shopOrder.memberId)))
    .where(and(eq(shopOrder.siteId, shop.site.id), eq(shopOrder.orderNo, orderNo)))
  if (!row) return refused("unknownOrder")
  const { order } = row
  const seen = await orderDetail(shop, { order, viewer: "member" })
  if (isRefused(seen)) return seen
  const papers = await orderPapers(shop, order.id)
  const business = await businessOfOrder(shop.db, order.siteId, order.id)
  const { viewer: _, isMasked, payment, return: latest, returnId, timeline, actions, business: bought, ...shown } = seen
  const family = await orderFamily(shop, order)
  const isReturned = papers.returns.some(({ status }) => returnRunning(status))
  return {
    ...shown,
    ...papers,
    packed: await packedLines(shop, order.id),
    refundable: await refundableShown(shop, order.id),
    money: await moneyOf(shop.db, order),
    email: order.email,
    member: row.member,
    business: bought && business && { ...bought, kind: business.kind, check: checkShown(business) },
    language: order.language,
    actions: actionsFor(staff.role, order, isReturned, family.held),
    ...family,
  }
}

async function packedLines({ db, site }: Shop, orderId: number): Promise<number[]> {
  const isPacked = and(eq(orderLine.siteId, site.id), eq(orderLine.orderId, orderId), orderLine.isPacked)
  const rows = await db.select({ id: orderLine.id }).from(orderLine).where(isPacked)
  return rows.map(({ id }) => id)
}

async function refundableShown({ db, site }: Shop, orderId: number) {
  const { lines, freight } = await refundable(db, { siteId: site.id, orderId })
  const shown = lines.map(({ id, paid, givenBack }) => ({ id, paid: toDecimal(paid), givenBack }))
  return { lines: shown, freight: toDecimal(freight) }
}

/** What somebody of that role can do with the order now. */
function actionsFor(
  role: StaffRole,
  { status, paymentStatus: payment }: typeof shopOrder.$inferSelect,
  isReturned: boolean,
  held: boolean,
) {
  if (!isOrderStatus(status) || !isPaymentStatus(payment)) return []
  const isTheirs = (action: StaffAction) =>
    action === "cancel" && payment === PAYMENT_STATUS.paid
      ? moneyRights.cancelPaidOrder.includes(role)
      : mayCall(role, `POST /api/admin/order/${action}`)
  return staffActions({ status, payment, returnRunning: isReturned, held }).filter(isTheirs)
}

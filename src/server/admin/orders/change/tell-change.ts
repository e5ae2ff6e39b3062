import { randomUUID } from "node:crypto"
import type { Queries } from "../../../../db/database.ts"
import { PAYMENT_STATUS } from "../../../../domain/orders/order-status.ts"
import { chargedLess, NOTHING_CHARGED, toChargedDecimal } from "../../../../domain/pricing/charged-amount.ts"
import { sum, toDecimal, ZERO } from "../../../../domain/pricing/money.ts"
import { queueMail } from "../../../mail/queue-mail.ts"
import type { OrderRow } from "../../../order-records/find-order.ts"
import { noteEvent } from "../../../order-records/note-event.ts"
import { orderLink } from "../../../orders/order-link.ts"
import { settleFree } from "../../../payments/mark-paid.ts"
import type { Shop } from "../../../shop.ts"
import type { Changed } from "./change-asked.ts"
import type { ChangeMade } from "./make-change.ts"
import { refundChange } from "./refund-change.ts"

/** Gives back what is paid too much, and tells of the change: the buyer by mail, colleagues in the timeline. */
export async function tellChange(
  shop: Shop,
  tx: Queries,
  before: OrderRow,
  { after, followUp }: ChangeMade,
): Promise<Changed> {
  const { siteId, id: orderId, orderNo, email: recipient, language, currencyCode: code } = before
  const isPaid = before.paymentStatus === PAYMENT_STATUS.paid
  const less = isPaid ? chargedLess(after.overpaid, before.overpaid) : NOTHING_CHARGED
  const back = less > 0 ? await refundChange(tx, after, less) : NOTHING_CHARGED
  await settleFree(tx, after, shop)
  await noteEvent(tx, before, "changed", {
    before: before.shownTotal,
    after: after.shownTotal,
    currencyCode: code,
    followUp: followUp?.orderNo ?? null,
  })
  if (after !== before) {
    const link = isPaid ? {} : { link: orderLink(shop, before) }
    const content = { orderId, ...link }
    const origin = before.origin || shop.origin
    const cause = `orderChanged ${orderId} ${randomUUID()}`
    await queueMail(tx, { siteId, kind: "orderChanged", recipient, language, origin, content, cause })
  }
  return {
    order_no: orderNo,
    before: totalsOf(before),
    after: totalsOf(after),
    total: toDecimal(sum([after.total, followUp?.total ?? ZERO])),
    refund: less > 0 ? { amount: toChargedDecimal(back ?? less, code), byHand: back === null } : null,
    followUp: followUp && {
      order_no: followUp.orderNo,
      shown: shownOf(followUp),
      link: shop.origin + orderLink(shop, followUp),
    },
  }
}

const shownOf = ({ currencyCode: code, shownTotal }: OrderRow) => ({ code, total: toChargedDecimal(shownTotal, code) })

const totalsOf = (order: OrderRow) => ({
  subtotal: toDecimal(order.subtotal),
  reduction: toDecimal(order.reduction),
  freight: toDecimal(order.freight),
  taxChange: toDecimal(order.taxChange),
  total: toDecimal(order.total),
  shown: shownOf(order),
})

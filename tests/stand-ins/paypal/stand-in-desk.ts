import {
  type Amount,
  type Books,
  captureOf,
  type Fate,
  newId,
  type RefundStatus,
  type StandInDispute,
  type StandInOrder,
  type StandInRefund,
} from "./stand-in-books.ts"
import { followRefunds, makeRefund } from "./stand-in-refunds.ts"
import type { Tell } from "./stand-in-webhooks.ts"

const DUE_MS = 10 * 24 * 3_600_000

/** What people do who are not the shop: the buyer, the staff at PayPal's own desk, PayPal itself, and banks. */
export type Desk = {
  order: (id: string) => StandInOrder
  /** The buyer approves; what then happens at the capture is decided here too. */
  approve: (id: string, fate?: Fate) => void
  /** The buyer does not go on, and PayPal gives the order up. */
  voidOrder: (id: string) => void
  /** Nobody paid it for hours: PayPal knows it no more. */
  forget: (id: string) => void
  /** A pending capture ends. */
  endCapture: (captureId: string, status: "COMPLETED" | "DECLINED") => void
  /** Somebody gives money back at PayPal's own desk. */
  refund: (captureId: string, amount: Amount, status?: RefundStatus) => StandInRefund
  /** A pending refund ends, or one that was made comes back. */
  endRefund: (refundId: string, status: "COMPLETED" | "FAILED" | "CANCELLED") => void
  openDispute: (captureId: string, amount?: Amount, reason?: string) => StandInDispute
  moveDispute: (disputeId: string, status: StandInDispute["status"]) => void
  endDispute: (disputeId: string, code: string, refunded?: Amount) => void
}

export function standInDesk(books: Books, tell: Tell): Desk {
  const order = (id: string) => known(books.orders.get(id), id)
  const dispute = (id: string) => known(books.disputes.get(id), id)
  return {
    order,
    approve: (id, fate = "complete") => {
      const found = order(id)
      if (found.status === "COMPLETED" || found.status === "VOIDED") throw new Error(`${id} is over`)
      found.status = "APPROVED"
      found.fate = fate
      tell.order(found, "CHECKOUT.ORDER.APPROVED")
    },
    voidOrder: (id) => {
      order(id).status = "VOIDED"
      tell.order(order(id), "CHECKOUT.ORDER.VOIDED")
    },
    forget: (id) => {
      books.orders.delete(id)
    },
    endCapture: (captureId, status) => {
      const found = known(captureOf(books, captureId), captureId)
      found.capture.status = status
      tell.capture(found.order, found.capture)
    },
    refund: (captureId, amount, status = "COMPLETED") => {
      // The refund shows the order's custom id, as it does at PayPal.
      const { customId } = known(captureOf(books, captureId), captureId).order
      const made = makeRefund(books, tell, captureId, { amount, status, customId })
      if (typeof made === "string") throw new Error(made)
      return made
    },
    endRefund: (refundId, status) => {
      const owner = [...books.orders.values()].find(({ refunds }) => refunds.some(({ id }) => id === refundId))
      const refund = owner?.refunds.find(({ id }) => id === refundId)
      if (!owner || !refund) throw new Error(`${refundId} is not known`)
      refund.status = status
      followRefunds(books, refund.captureId)
      tell.refund(owner, refund)
    },
    openDispute: (captureId, amount, reason = "MERCHANDISE_OR_SERVICE_NOT_RECEIVED") => {
      const found = known(captureOf(books, captureId), captureId)
      const opened: StandInDispute = {
        id: `PP-D-${newId().slice(0, 6)}`,
        owner: found.order.owner,
        captureId,
        status: "WAITING_FOR_SELLER_RESPONSE",
        reason,
        amount: amount ?? found.capture.amount,
        due: new Date(Date.now() + DUE_MS),
      }
      books.disputes.set(opened.id, opened)
      tell.dispute(opened, "CUSTOMER.DISPUTE.CREATED")
      return opened
    },
    moveDispute: (disputeId, status) => {
      dispute(disputeId).status = status
      tell.dispute(dispute(disputeId), "CUSTOMER.DISPUTE.UPDATED")
    },
    endDispute: (disputeId, code, refunded) => {
      const found = dispute(disputeId)
      found.status = "RESOLVED"
      found.outcome = { code, ...(refunded && { refunded }) }
      tell.dispute(found, "CUSTOMER.DISPUTE.RESOLVED")
    },
  }
}

function known<Found>(found: Found | undefined, id: string): Found {
  if (found === undefined) throw new Error(`${id} is not known`)
  return found
}

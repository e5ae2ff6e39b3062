import type Stripe from "stripe"
import { disputeTransaction, newDispute } from "./objects/new-dispute.ts"
import { newRefund } from "./objects/new-refund.ts"
import { announce, chargeOf, newId, type StripeBooks } from "./stripe-books.ts"
import { invalidRequest, missing } from "./stripe-refusal.ts"

type RefundWish = { intentId: string; amount?: number | undefined; metadata?: Record<string, string> }

/** Gives money back, asked for by a call or at Stripe's own desk. */
export function makeRefund(books: StripeBooks, { intentId, amount, metadata = {} }: RefundWish): Stripe.Refund {
  const charge = chargeOf(books, intentId)
  if (!charge.captured)
    throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`)
  if (isDisputed(books, charge))
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: "charge_disputed",
    })
  const left = charge.amount_captured - charge.amount_refunded
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" })
  const given = amount ?? left
  if (given > left)
    throw invalidRequest(`Refund amount (${given}) is greater than unrefunded amount on charge (${left})`, {
      param: "amount",
    })
  const status = books.cards.get(intentId)?.behaviour === "refundPending" ? "pending" : "succeeded"
  const refund = newRefund({ id: newId("re"), charge, amount: given, status, metadata })
  books.refunds.unshift(refund)
  giveFrom(charge, given)
  announce(books, "refund.created", refund)
  announce(books, "charge.refunded", charge)
  return refund
}

/** What the bank says of a refund later. */
export function finishRefund(books: StripeBooks, id: string, status: "succeeded" | "failed" | "canceled"): void {
  const refund = books.refunds.find((one) => one.id === id)
  if (!refund) throw missing("refund", id)
  const charge = books.charges.get(String(refund.charge))
  if (status !== "succeeded" && charge) giveFrom(charge, -refund.amount)
  refund.status = status
  delete refund.pending_reason
  if (status === "failed") {
    refund.failure_reason = "expired_or_canceled_card"
    refund.failure_balance_transaction = newId("txn")
  }
  announce(books, "refund.updated", refund)
  if (status === "failed") announce(books, "refund.failed", refund)
}

type DisputeWish = { intentId: string; status?: Stripe.Dispute["status"]; amount?: number; dueBy?: Date | null }

/** The buyer's bank asks, or takes the money back. */
export function openDispute(books: StripeBooks, wish: DisputeWish): Stripe.Dispute {
  const { intentId, status = "needs_response", dueBy = null } = wish
  const charge = chargeOf(books, intentId)
  const amount = wish.amount ?? charge.amount
  const dispute = newDispute({ id: newId("du"), charge, amount, status, dueBy })
  books.disputes.unshift(dispute)
  charge.disputed = true
  if (!dispute.is_charge_refundable) dispute.balance_transactions.push(disputeTransaction(dispute, -amount))
  announce(books, "charge.dispute.created", dispute)
  return dispute
}

export function moveDispute(books: StripeBooks, id: string, status: Stripe.Dispute["status"]): void {
  const dispute = books.disputes.find((one) => one.id === id)
  if (!dispute) throw missing("dispute", id)
  const wasInquiry = dispute.status.startsWith("warning_")
  dispute.status = status
  dispute.is_charge_refundable = status.startsWith("warning_")
  if (wasInquiry && !dispute.is_charge_refundable)
    dispute.balance_transactions.push(disputeTransaction(dispute, -dispute.amount))
  if (status === "won") dispute.balance_transactions.push(disputeTransaction(dispute, dispute.amount))
  const isOver = ["won", "lost", "warning_closed", "prevented"].includes(status)
  announce(books, isOver ? "charge.dispute.closed" : "charge.dispute.updated", dispute)
}

function isDisputed({ disputes }: StripeBooks, charge: Stripe.Charge): boolean {
  return disputes.some((one) => one.charge === charge.id && !one.is_charge_refundable && one.status !== "won")
}

function giveFrom(charge: Stripe.Charge, amount: number): void {
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount_captured
}

import {
  atLeastNothing,
  type ChargedAmount,
  chargedLess,
  chargedSum,
  NOTHING_CHARGED,
} from "../pricing/charged-amount.ts"
import { PAYMENT_STATUS } from "./order-status.ts"

/** `pending`: the provider has taken it on, and has not said yet that it is through. */
type RefundStatus = "requested" | "pending" | "made" | "failed"

/** A refund as it stands here. */
type KnownRefund = {
  status: RefundStatus
  /** Whether it failed at the provider, which is its end there; else we have given up asking. */
  failedThere: boolean
}

/**
 * What a refund becomes when its provider says so; null: it stays as it is. Answers come late and in any order, so it only
 * moves on: pending, made, failed. What has failed at the provider stays failed, until it is begun anew.
 */
export function refundAfter(now: KnownRefund, told: Exclude<RefundStatus, "requested">): RefundStatus | null {
  const NEXT: Record<RefundStatus, readonly RefundStatus[]> = {
    requested: ["pending", "made", "failed"],
    pending: ["made", "failed"],
    made: ["failed"],
    failed: now.failedThere ? [] : ["pending", "made"],
  }
  return NEXT[now.status].includes(told) ? told : null
}

type PaymentMoney = {
  amount: ChargedAmount
  /** Given back already. */
  refunded: ChargedAmount
  /** Taken back by disputes that were lost. */
  lost: ChargedAmount
}

/** Captured − refunded − lost, and less what is promised: never below nothing. */
export function leftToGiveBack({ amount, refunded, lost }: PaymentMoney, promised: ChargedAmount): ChargedAmount {
  return atLeastNothing(chargedLess(amount, chargedSum([refunded, lost, promised])))
}

/** Whether none of a payment's money is with the shop any more. */
export function isAllGone({ amount, refunded, lost }: PaymentMoney): boolean {
  return chargedSum([refunded, lost]) >= amount
}

type Sum = { amount: ChargedAmount; currencyCode: string }

/**
 * The sum that a dispute is counted with. Once it is lost that is what the provider says it took in the currency of the
 * charge, where it says so. Sums of different currencies are never taken from each other.
 */
export function disputedSum(
  told: Sum & { status: "open" | "won" | "lost"; withdrawn: readonly Sum[] },
  chargeCurrency: string,
): Sum {
  const taken = told.status === "lost" ? told.withdrawn : []
  const own = taken.find(({ currencyCode }) => currencyCode === chargeCurrency)
  const isTold = told.currencyCode === chargeCurrency
  const { amount, currencyCode } = own ?? (isTold ? told : (taken[0] ?? told))
  return { amount, currencyCode }
}

type Hand = {
  received: ChargedAmount
  givenBack: ChargedAmount
}

/** What is still to come of an order that is paid by hand: nothing once it is paid, however that came. */
export function owedByHand(
  { shownTotal, paymentStatus }: { shownTotal: ChargedAmount; paymentStatus: number },
  { received, givenBack }: Hand,
): ChargedAmount {
  if (paymentStatus === PAYMENT_STATUS.paid || paymentStatus === PAYMENT_STATUS.refunded) return NOTHING_CHARGED
  return atLeastNothing(chargedLess(chargedSum([shownTotal, givenBack]), received))
}

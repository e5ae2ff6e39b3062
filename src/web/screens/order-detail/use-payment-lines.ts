import { isOfflineWay } from "../../../domain/orders/payment-way.ts"
import type { Order } from "../../features/orders/order.ts"
import { useMethodName } from "../../features/payment/use-method-name.ts"
import { fill } from "../../shell/fill.ts"
import { isolated } from "../../shell/isolated.ts"
import { useWords } from "../../shell/use-words.ts"
import { useShownAmount } from "../../ui/amounts/use-shown-amount.ts"

/** How an order is paid: by what, how much, and what has been given back. */
export function usePaymentLines({ payment, currency, status, paymentWay }: Order): string[] {
  const words = useWords("orderDetail")
  const shownAmount = useShownAmount()
  const methodName = useMethodName()
  if (!payment?.isPaid) {
    if (status === "cancelled") return [words.neverPaid]
    if (paymentWay === "agreement") return [words.byAgreement]
    if (isOfflineWay(paymentWay)) return [methodName({ provider: paymentWay, method: paymentWay })]
    return [status === "unpaid" ? words.notPaidYet : words.paymentRunning]
  }
  const amount = shownAmount(payment.amount, currency)
  const paid = `${methodName(payment)} · ${isolated(amount)}`
  if (payment.refunded === 0) return [paid]
  return [paid, fill(words.refundedAmount, { amount: shownAmount(payment.refunded, currency) })]
}

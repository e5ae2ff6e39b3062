import type { PaymentWay } from "../../../domain/orders/payment-way.ts"
import type { Order } from "../../features/orders/order.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { useDayText } from "../../ui/amounts/use-day-text.ts"

const SAID_UNPAID = {
  online: "sayUnpaid",
  agreement: "sayAgreement",
  bankTransfer: "sayTransfer",
  cash: "sayCash",
  invoice: "sayInvoice",
} as const satisfies Record<PaymentWay, string>

/** What the status means for the buyer. */
export function useOrderSentence(order: Order): string {
  const words = useWords("orderDetail")
  const dayText = useDayText()
  switch (order.status) {
    case "unpaid":
      return words[SAID_UNPAID[order.paymentWay]]
    case "confirmed":
      return order.isPaymentProcessing ? words.sayProcessing : words.sayConfirmed
    case "shipped":
      return order.carrier ? fill(words.sayShippedWith, { carrier: order.carrier.company }) : words.sayShipped
    case "completed":
      return words.sayCompleted
    case "cancelled": {
      const why =
        order.endReason === "notPaidInTime" || !order.cancelledAt
          ? words.sayNotPaid
          : fill(words.sayCancelled, { date: dayText(order.cancelledAt) })
      return order.payment && order.payment.refunded > 0 ? `${why} ${words.sayRefunded}` : why
    }
  }
}

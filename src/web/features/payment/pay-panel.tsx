import { useWords } from "../../shell/use-words.ts"
import { Notice } from "../../ui/notice.tsx"
import { OfflinePayment } from "./offline-payment.tsx"
import { OpenPayment } from "./open-payment.tsx"
import type { Payment } from "./payment.ts"
import { ProcessingPayment } from "./processing-payment.tsx"
import { PurchaseDone } from "./purchase-done.tsx"

type PayPanelProps = {
  payment: Payment
  /** What the action of the page has said, where it was asked without scripts. */
  actionData: unknown
}

/**
 * Paying an order. The one place where that is done is the order's own page, `/Center/Order/{orderNo}`, because it can be
 * reloaded, come back to, and opened from the mail; the checkout leads there with `?pay={provider}/{method}` (`payPath`).
 *
 * The page needs three lines: its loader asks `loadPayment(visit, order)`, its action first asks
 * `payOrder(api, orderNo, form)` and returns what that returns unless it is null, and where `payment` is not null the page
 * shows `<PayPanel payment={payment} actionData={actionData} />` above everything else. Its words are `pay` and `purchase`, its
 * stylesheet `styles/shared/payment.css` (with `fields`, `buttons`, `marks`, `notices` and `overlays`).
 *
 * Each provider has a part of its own, named in `open-payment.tsx`. The sandbox's is forms that work without scripts; those
 * of other providers come when they are shown, and with them the provider's script.
 */
export function PayPanel({ payment, actionData }: PayPanelProps) {
  const words = useWords("pay")
  if (payment.state === "done") return <PurchaseDone payment={payment} />
  if (payment.state === "processing") return <ProcessingPayment number={payment.number} />
  if (payment.state === "offline") return <OfflinePayment payment={payment} />
  if (payment.state === "agreed") return <Notice title={words.payAgreedTitle}>{words.payAgreedText}</Notice>
  return <OpenPayment payment={payment} actionData={actionData} />
}

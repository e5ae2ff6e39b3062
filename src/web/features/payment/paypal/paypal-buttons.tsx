import type { PayPalNamespace } from "@paypal/paypal-js"
import { useEffect, useRef, useState } from "react"
import { useSearchParams } from "react-router"
import { PayNews } from "../pay-news.tsx"
import { type LoadedPartProps, PayLoading } from "../provider-part.tsx"
import { usePaypalPayment } from "./use-paypal-payment.ts"

/** What PayPal adds to the address where a buyer comes back from its page instead of its window. */
const RETURNED = "token"
const PAYER = "PayerID"

/** PayPal's button. What the buyer does then is done in PayPal's window. */
export function PaypalButtons(props: LoadedPartProps & { paypal: PayPalNamespace }) {
  const { paypal, onBlocked } = props
  const place = useRef<HTMLDivElement>(null)
  const [isReady, setReady] = useState(false)
  const { state, createOrder, approved, cancelled, failed } = usePaypalPayment(props)
  const calls = useRef({ createOrder, approved, cancelled, failed, onBlocked })
  calls.current = { createOrder, approved, cancelled, failed, onBlocked }

  const [query] = useSearchParams()
  const returned = query.has(PAYER) ? query.get(RETURNED) : null
  useEffect(() => {
    if (returned !== null) void calls.current.approved(returned)
  }, [returned])

  useEffect(() => {
    const buttons = paypal.Buttons?.({
      fundingSource: "paypal",
      style: { layout: "vertical", label: "pay", height: 48 },
      createOrder: () => calls.current.createOrder(),
      onApprove: ({ orderID }) => calls.current.approved(orderID),
      onCancel: () => calls.current.cancelled(),
      onError: () => calls.current.failed(),
    })
    if (!buttons?.isEligible() || !place.current) return calls.current.onBlocked()
    buttons.render(place.current).then(
      () => setReady(true),
      () => calls.current.onBlocked(),
    )
    return () => void buttons.close().catch(() => {})
  }, [paypal])

  return (
    <>
      {!isReady && <PayLoading />}
      <div ref={place} data-slot="pay-frame" />
      <PayNews {...state} />
    </>
  )
}

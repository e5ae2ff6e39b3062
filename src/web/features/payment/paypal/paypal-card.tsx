import type { PayPalCardFieldError, PayPalNamespace } from "@paypal/paypal-js"
import { type SubmitEvent, useState } from "react"
import { useWords } from "../../../shell/use-words.ts"
import { useShownAmount } from "../../../ui/amounts/use-shown-amount.ts"
import { Button } from "../../../ui/forms/button.tsx"
import { PayNews } from "../pay-news.tsx"
import { type LoadedPartProps, PayLoading } from "../provider-part.tsx"
import { CARD_FIELDS, type CardField, usePaypalCard } from "./use-paypal-card.ts"
import { usePaypalPayment } from "./use-paypal-payment.ts"

const FIELD_OF: Record<PayPalCardFieldError, CardField> = {
  INELIGIBLE_CARD_VENDOR: "number",
  INVALID_NUMBER: "number",
  INVALID_EXPIRY: "expiry",
  INVALID_CVV: "cvv",
  INVALID_NAME: "name",
}

/** A card, typed into frames of PayPal's own; their names and what is wrong are said here. */
export function PaypalCard(props: LoadedPartProps & { paypal: PayPalNamespace }) {
  const { payment } = props
  const words = useWords("pay")
  const total = useShownAmount()(payment.total, payment.currency)
  const calls = usePaypalPayment(props)
  const { places, card, fields } = usePaypalCard(props, calls)
  const [faults, setFaults] = useState<Partial<Record<CardField, string>>>({})
  const [isPending, setPending] = useState(false)
  const labels = {
    number: words.payCardNumber,
    expiry: words.payCardExpiry,
    cvv: words.payCardCode,
    name: words.payCardName,
  }
  const says: Record<PayPalCardFieldError, string> = {
    INELIGIBLE_CARD_VENDOR: words.payBadCard,
    INVALID_NUMBER: words.payBadNumber,
    INVALID_EXPIRY: words.payBadExpiry,
    INVALID_CVV: words.payBadCode,
    INVALID_NAME: words.payBadName,
  }

  async function pay(event: SubmitEvent) {
    event.preventDefault()
    if (!card || isPending) return
    setPending(true)
    const { errors } = await card.getState()
    const found = Object.fromEntries(errors.map((error) => [FIELD_OF[error], says[error]]))
    setFaults(found)
    const [first] = CARD_FIELDS.filter((name) => found[name])
    if (first) {
      calls.tell("")
      fields?.[first].focus()
    }
    // What goes wrong after this is told by PayPal's calls.
    else await card.submit().catch(() => calls.failed())
    setPending(false)
  }

  return (
    <form noValidate aria-busy={isPending || undefined} onSubmit={pay}>
      {!card && <PayLoading />}
      <div data-slot="fields">
        {CARD_FIELDS.map((name) => (
          <div key={name} data-slot="field" data-width={name === "expiry" || name === "cvv" ? "half" : undefined}>
            <span data-slot="field-label">{labels[name]}</span>
            <div
              ref={places[name]}
              data-slot="pay-frame"
              data-kind="field"
              data-state={faults[name] ? "fault" : undefined}
            />
            {faults[name] && (
              <p data-slot="field-fault" role="alert">
                {faults[name]}
              </p>
            )}
          </div>
        ))}
      </div>
      <PayNews fault={calls.state.fault} news={isPending ? words.payBeingMade : calls.state.news} />
      {card && (
        <Button kind="buy" isPending={isPending}>
          {words.payThis}
          <bdi>{total}</bdi>
        </Button>
      )}
    </form>
  )
}

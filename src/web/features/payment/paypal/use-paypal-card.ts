import type { PayPalCardFieldsComponent, PayPalCardFieldsIndividualField, PayPalNamespace } from "@paypal/paypal-js"
import { useEffect, useRef, useState } from "react"
import type { LoadedPartProps } from "../provider-part.tsx"
import type { usePaypalPayment } from "./use-paypal-payment.ts"

export const CARD_FIELDS = ["number", "expiry", "cvv", "name"] as const
export type CardField = (typeof CARD_FIELDS)[number]
type Fields = Record<CardField, PayPalCardFieldsIndividualField>
type Calls = Pick<ReturnType<typeof usePaypalPayment>, "createOrder" | "approved" | "cancelled" | "failed">

/** PayPal's card fields in their places; null until they can be typed into. */
export function usePaypalCard(
  { paypal, onBlocked }: Pick<LoadedPartProps, "onBlocked"> & { paypal: PayPalNamespace },
  calls: Calls,
) {
  const number = useRef<HTMLDivElement>(null)
  const expiry = useRef<HTMLDivElement>(null)
  const cvv = useRef<HTMLDivElement>(null)
  const name = useRef<HTMLDivElement>(null)
  const places = { number, expiry, cvv, name }
  const shown = useRef(places)
  const latest = useRef({ ...calls, onBlocked })
  latest.current = { ...calls, onBlocked }
  const [made, setMade] = useState<{ card: PayPalCardFieldsComponent; fields: Fields } | null>(null)

  useEffect(() => {
    const field = shown.current.number.current
    const look = field ? getComputedStyle(field) : null
    const card = paypal.CardFields?.({
      createOrder: () => latest.current.createOrder(),
      onApprove: ({ orderID }) => void latest.current.approved(orderID),
      onError: () => latest.current.failed(),
      onCancel: () => latest.current.cancelled(),
      ...(look && { style: { input: { color: look.color, "font-size": look.fontSize } } }),
    })
    if (!card?.isEligible()) return latest.current.onBlocked()
    const fields: Fields = {
      number: card.NumberField({}),
      expiry: card.ExpiryField({}),
      cvv: card.CVVField({}),
      name: card.NameField({}),
    }
    const rendered = CARD_FIELDS.map(async (one) => {
      const place = shown.current[one].current
      if (place) await fields[one].render(place)
    })
    Promise.all(rendered).then(
      () => setMade({ card, fields }),
      () => latest.current.onBlocked(),
    )
    return () => {
      for (const one of CARD_FIELDS) fields[one].close().catch(() => {})
    }
  }, [paypal])

  return { places, card: made?.card ?? null, fields: made?.fields ?? null }
}

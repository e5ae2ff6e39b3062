import type { Stripe, StripeElements, StripePaymentElement } from "@stripe/stripe-js"
import { loadStripe } from "@stripe/stripe-js/pure"
import { type RefObject, useEffect, useRef, useState } from "react"
import { useShell } from "../../../shell/shell.ts"
import type { LoadedPartProps } from "../provider-part.tsx"
import { usePaying } from "../use-paying.ts"
import { stripeAppearance } from "./stripe-appearance.ts"
import { stripeLocale } from "./stripe-locale.ts"

type StripeForm = { stripe: Stripe; elements: StripeElements; element: StripePaymentElement; payment: string }

/** Begins a payment and puts Stripe's form into `place`. Null until it can be used; `fault` says why it never will. */
export function useStripeForm(
  place: RefObject<HTMLDivElement | null>,
  props: LoadedPartProps,
  isWanted: boolean,
): { form: StripeForm | null; fault: string } {
  const { onBlocked } = props
  const { begin } = usePaying(props)
  const lang = useShell()?.lang ?? ""
  const [form, setForm] = useState<StripeForm | null>(null)
  const [fault, setFault] = useState("")
  const blocked = useRef(onBlocked)
  useEffect(() => {
    if (!isWanted) return
    let element: StripePaymentElement | undefined
    let isGone = false
    async function open() {
      const begun = await begin()
      if (isGone || begun === null) return
      if (typeof begun === "string") return setFault(begun)
      const stripe = await loadStripe(begun.browser.publishableKey ?? "").catch(() => null)
      if (isGone || !place.current) return
      if (!stripe) return blocked.current()
      const locale = stripeLocale(lang)
      const elements = stripe.elements({
        clientSecret: begun.token,
        locale,
        appearance: stripeAppearance(place.current),
      })
      const made = elements.create("payment", { layout: "tabs" })
      element = made
      made.on("ready", () => setForm({ stripe, elements, element: made, payment: begun.paypal_id }))
      made.on("loaderror", () => blocked.current())
      made.mount(place.current)
    }
    void open()
    return () => {
      isGone = true
      element?.destroy()
    }
  }, [begin, lang, place, isWanted])
  return { form, fault }
}

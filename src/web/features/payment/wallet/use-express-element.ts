import type {
  Stripe,
  StripeElements,
  StripeExpressCheckoutElement,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementShippingAddressChangeEvent,
  StripeExpressCheckoutElementShippingRateChangeEvent,
} from "@stripe/stripe-js"
import { loadStripe } from "@stripe/stripe-js/pure"
import { type RefObject, useEffect, useRef, useState } from "react"
import { useShell } from "../../../shell/shell.ts"
import { stripeLocale } from "../stripe/stripe-locale.ts"
import { buttonLook } from "./button-look.ts"
import type { WalletQuote } from "./read-wallet-quote.ts"

export type Express = { stripe: Stripe; elements: StripeElements }

/** What the shop does when something happens at a wallet. */
type Handlers = {
  onClick: (event: StripeExpressCheckoutElementClickEvent) => void
  onAddress: (event: StripeExpressCheckoutElementShippingAddressChangeEvent) => void
  onRate: (event: StripeExpressCheckoutElementShippingRateChangeEvent) => void
  onConfirm: (event: StripeExpressCheckoutElementConfirmEvent) => void
  onCancel: () => void
}

const ASKED = { emailRequired: true, phoneNumberRequired: true, shippingAddressRequired: true } as const
/** Apple Pay, Google Pay and Link; other ways to pay have a part of their own. */
const ONLY_WALLETS = { amazonPay: "never", klarna: "never", paypal: "never" } as const

/** Stripe's buttons for wallets in `frame`, once there is something to buy; `isReady` where this browser has any. */
export function useExpressElement(
  frame: RefObject<HTMLElement | null>,
  publishableKey: string,
  quote: WalletQuote | null,
  handlers: Handlers,
): { express: Express | null; isReady: boolean } {
  const shell = useShell()
  const lang = shell?.lang ?? ""
  const name = shell?.shop?.name ?? ""
  const [express, setExpress] = useState<Express | null>(null)
  const [isReady, setReady] = useState(false)
  const latest = useRef({ quote, handlers })
  useEffect(() => {
    latest.current = { quote, handlers }
  })
  const hasQuote = quote !== null
  useEffect(() => {
    if (!hasQuote) return
    let element: StripeExpressCheckoutElement | undefined
    let isGone = false
    async function open() {
      // Where its script is kept away there are no wallets, and everything else works.
      const stripe = await loadStripe(publishableKey).catch(() => null)
      const { quote: first } = latest.current
      if (isGone || !stripe || !first || !frame.current) return
      const { borderRadius, buttonHeight } = buttonLook()
      const elements = stripe.elements({
        mode: "payment",
        amount: first.amount,
        currency: first.currency,
        locale: stripeLocale(lang),
        appearance: { variables: { borderRadius } },
      })
      const made = elements.create("expressCheckout", {
        ...ASKED,
        buttonHeight,
        business: { name },
        paymentMethods: ONLY_WALLETS,
        shippingRates: first.shippingRates,
      })
      element = made
      made.on("ready", ({ availablePaymentMethods }) =>
        setReady(Object.values(availablePaymentMethods ?? {}).includes(true)),
      )
      made.on("click", (event) => latest.current.handlers.onClick(event))
      made.on("shippingaddresschange", (event) => latest.current.handlers.onAddress(event))
      made.on("shippingratechange", (event) => latest.current.handlers.onRate(event))
      made.on("confirm", (event) => latest.current.handlers.onConfirm(event))
      made.on("cancel", () => latest.current.handlers.onCancel())
      made.on("loaderror", () => setReady(false))
      made.mount(frame.current)
      setExpress({ stripe, elements })
    }
    void open()
    return () => {
      isGone = true
      element?.destroy()
      setExpress(null)
      setReady(false)
    }
  }, [hasQuote, publishableKey, lang, name, frame])
  useEffect(() => {
    if (express && quote) express.elements.update({ amount: quote.amount })
  }, [express, quote])
  return { express, isReady }
}

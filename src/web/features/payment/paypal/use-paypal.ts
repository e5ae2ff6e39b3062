import { loadScript, type PayPalNamespace } from "@paypal/paypal-js"
import { useEffect, useRef, useState } from "react"
import { useShell } from "../../../shell/shell.ts"
import type { LoadedPartProps } from "../provider-part.tsx"
import { paypalLocale } from "./paypal-locale.ts"

/** PayPal's script; null until it is there. */
export function usePaypal({ payment, method, onBlocked }: LoadedPartProps): PayPalNamespace | null {
  const lang = useShell()?.lang ?? ""
  const [paypal, setPaypal] = useState<PayPalNamespace | null>(null)
  const blocked = useRef(onBlocked)
  const { clientId = "", merchantId = "", environment } = method.publicKeys
  const { code: currencyCode } = payment.currency
  useEffect(() => {
    const locale = paypalLocale(lang)
    const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce
    loadScript({
      clientId,
      merchantId,
      currency: currencyCode,
      intent: "capture",
      components: ["buttons", "card-fields"],
      environment: environment === "production" ? "production" : "sandbox",
      ...(locale && { locale }),
      ...(nonce && { dataCspNonce: nonce }),
    }).then(
      (loaded) => (loaded ? setPaypal(loaded) : blocked.current()),
      () => blocked.current(),
    )
  }, [clientId, merchantId, environment, currencyCode, lang])
  return paypal
}

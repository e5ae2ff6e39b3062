import { type LoadedPartProps, PayLoading } from "../provider-part.tsx"
import { PaypalButtons } from "./paypal-buttons.tsx"
import { PaypalCard } from "./paypal-card.tsx"
import { usePaypal } from "./use-paypal.ts"

/** PayPal: its own button, or a card typed into its frames. */
export function PaypalPart(props: LoadedPartProps) {
  const paypal = usePaypal(props)
  if (!paypal) return <PayLoading />
  const Part = props.method.method === "card" ? PaypalCard : PaypalButtons
  return <Part {...props} paypal={paypal} />
}

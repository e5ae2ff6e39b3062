import type {
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementShippingAddressChangeEvent,
  StripeExpressCheckoutElementShippingRateChangeEvent,
} from "@stripe/stripe-js"
import { useEffect, useRef, useState } from "react"
import { SUCCESS } from "../../../../contract/envelope.ts"
import { useWords } from "../../../shell/use-words.ts"
import { readQuote, type WalletQuote } from "./read-wallet-quote.ts"
import type { Express } from "./use-express-element.ts"
import { useWalletCalls } from "./use-wallet-calls.ts"
import { walletRegion } from "./wallet-address.ts"

type Opened = { key: string; quote: WalletQuote }
type Options = { isMember: boolean; isCart: boolean; onFault: (fault: string) => void }

/** What a wallet's sheet shows: the goods, and once it says where to, freight and total, always as the shop reckons them. */
export function useWalletSheet(lines: string, { isMember, isCart, onFault }: Options) {
  const words = useWords("checkOut", "pay", "purchase", "addresses")
  const calls = useWalletCalls({ isMember, isCart })
  const [quoted, setQuoted] = useState<{ lines: string; quote: WalletQuote | null } | null>(null)
  const opened = useRef<Opened | null>(null)
  useEffect(() => {
    if (lines === "") return
    let isWanted = true
    void calls.preview(lines).then((told) => {
      if (isWanted) setQuoted({ lines, quote: told.code === SUCCESS ? readQuote(told.data, words) : null })
    })
    return () => {
      isWanted = false
    }
  }, [calls, lines, words])
  // While other goods are reckoned the buttons stay, with the sum of those before; whoever is quicker is told.
  const quote = lines === "" ? null : (quoted?.quote ?? null)

  return {
    calls,
    quote,
    opened: () => opened.current,
    open(event: StripeExpressCheckoutElementClickEvent) {
      const fault = quoted?.lines === lines ? quote?.obstacle : words.payWalletSoon
      if (!quote || fault) {
        onFault(fault ?? words.payWalletSilent)
        return event.reject()
      }
      opened.current = { key: crypto.randomUUID(), quote }
      event.resolve({ lineItems: quote.lineItems, shippingRates: quote.shippingRates })
    },
    /** Freight and total for the address that is chosen in the sheet. */
    async moveTo(event: StripeExpressCheckoutElementShippingAddressChangeEvent, { elements }: Express) {
      const sheet = opened.current
      const region = walletRegion(await calls.regions(), event.address) ?? event.address.country
      const told = await calls.preview(lines, region)
      const there = told.code === SUCCESS ? readQuote(told.data, words) : null
      const fault = there ? there.obstacle : words.payWalletSilent
      onFault(fault)
      if (!sheet || !there || fault) return event.reject()
      sheet.quote = there
      elements.update({ amount: there.amount })
      event.resolve({ lineItems: there.lineItems, shippingRates: there.shippingRates })
    },
    rate(event: StripeExpressCheckoutElementShippingRateChangeEvent) {
      const { lineItems, shippingRates } = opened.current?.quote ?? {}
      event.resolve({ ...(lineItems && { lineItems }), ...(shippingRates && { shippingRates }) })
    },
    /** The next one begins with the goods alone. */
    close({ elements }: Express) {
      opened.current = null
      if (quote) elements.update({ amount: quote.amount })
    },
  }
}

import { useWords } from "../../shell/use-words.ts"
import type { PayMethod, PayProvider } from "./payment.ts"

/** Names of their own, the same in every language. */
export const PROVIDER_NAMES: Record<PayProvider, string> = { sandbox: "Sandbox", paypal: "PayPal", stripe: "Stripe" }

type Named = Pick<PayMethod, "method" | "provider">

/** What a way to pay is called: by its provider too where another one has the same name. One without a word goes by its own name. */
export function useMethodName(): (named: Named, among?: readonly Named[]) => string {
  const words = useWords("pay")
  const names = new Map([
    ["card", words.payCard],
    ["wallet", words.payWallet],
    ["bankTransfer", words.payBankTransfer],
    ["cash", words.payCash],
    ["invoice", words.payInvoice],
    ["agreement", words.payAgreement],
    ["paypal", PROVIDER_NAMES.paypal],
  ])
  const providers = new Map<string, string>(Object.entries(PROVIDER_NAMES))
  return ({ method, provider }, among = []) => {
    const name = names.get(method) ?? method
    const isShared = among.some((other) => other.method === method && other.provider !== provider)
    return isShared ? `${name} (${providers.get(provider) ?? provider})` : name
  }
}

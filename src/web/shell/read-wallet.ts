import type { CallReply } from "../../contract/calls.ts"
import type { Shop } from "./shell.ts"

/** Wallets that take every amount of a currency: what a sheet shows while its address changes must be chargeable. */
export function readWallet(
  { list }: CallReply<"GET /api/pay/methods">,
  currency: string,
  asksTerms: boolean,
): Shop["wallet"] {
  const stripe = list.find(({ provider, methods }) => provider === "stripe" && methods.includes("wallet"))
  const isTaken = stripe?.currencies.some(({ code, amounts }) => code === currency && amounts === "all")
  const publishableKey = stripe?.publicKeys.publishableKey
  return isTaken && publishableKey ? { publishableKey, asksTerms } : null
}

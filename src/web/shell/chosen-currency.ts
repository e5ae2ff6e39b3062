import type { Currency } from "../../contract/site-calls.ts"
import { CURRENCY_COOKIE } from "../../domain/constants.ts"

/** The currency the visitor has chosen, else the shop's base currency. */
export function chosenCurrency(offered: readonly Currency[], cookies: string | null): Currency | null {
  const id = new RegExp(`(?:^|;\\s*)${CURRENCY_COOKIE}=(\\d+)`).exec(cookies ?? "")?.[1]
  return (
    offered.find((currency) => String(currency.id) === id) ??
    offered.find((currency) => currency.isBase) ??
    offered[0] ??
    null
  )
}

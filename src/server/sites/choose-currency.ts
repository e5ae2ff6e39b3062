import type { siteCalls } from "../../contract/site-calls.ts"
import { COOKIE_LIFE_SECONDS, CURRENCY_COOKIE } from "../../domain/constants.ts"
import { refused } from "../../domain/refusal.ts"
import type { Handler } from "../api/handlers.ts"

/** Remembers in which currency this visitor wants to see prices. */
export const chooseCurrency: Handler<(typeof siteCalls)["POST /api/setRate"]> = async ({ shop, body, setCookie }) => {
  const chosen = shop.site.currencies.find((currency) => currency.id === body.rate)
  if (!chosen) return refused("unknownCurrency", { fields: { rate: "unknownCurrency" } })
  setCookie(CURRENCY_COOKIE, String(chosen.id), COOKIE_LIFE_SECONDS)
  return chosen
}

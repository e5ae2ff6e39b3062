import type { Site, SiteCurrency } from "../site.ts"

/** The currency that a visitor chose, by the cookie; the base currency for everyone else, or where the shop does not have it. */
export function chosenCurrency({ currencies }: Pick<Site, "currencies">, cookie: string | undefined): SiteCurrency {
  const chosen = currencies.find(({ id }) => String(id) === cookie)
  const currency = chosen ?? currencies.find(({ isBase }) => isBase)
  if (!currency) throw new Error("The site has no base currency")
  return currency
}

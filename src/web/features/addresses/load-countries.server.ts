import { DEFAULT_LOCALE, localeOf, TERRITORIES } from "../../../domain/locales/locales.ts"
import { dataOf } from "../../shell/data-of.ts"
import { type LoaderVisit, pageApi } from "../../shell/page-api.ts"
import { pageContext } from "../../shell/page-context.ts"
import type { Country } from "./address.ts"
import { readCountries } from "./read-address.ts"

/** What an address form needs beside the address: the countries, and the one to begin with. */
export type AddressChoices = { countries: Country[]; firstCountry: string }

export async function loadCountries(visit: LoaderVisit): Promise<AddressChoices> {
  const { ask } = pageApi(visit)
  const [regions, config] = await Promise.all([ask("GET /api/site/regions"), ask("GET /api/site/config")])
  const countries = readCountries(dataOf(regions), dataOf(config))
  const { locale } = visit.context.get(pageContext)
  const spoken = TERRITORIES[localeOf(locale) ?? DEFAULT_LOCALE]
  // Where the language is spoken, if the shop ships there.
  const first = countries.find(({ code, isOff }) => code === spoken && !isOff) ?? countries.find(({ isOff }) => !isOff)
  return { countries, firstCountry: first?.code ?? spoken }
}

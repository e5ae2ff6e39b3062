import { isLocaleCode, LOCALES } from "../../domain/locales/locales.ts"

/** Names of countries in a language of the shop, by their codes. */
export function countryNames(language: string): (code: string) => string | undefined {
  const names = new Intl.DisplayNames([isoOf(language), "en"], { type: "region" })
  return (code) => names.of(code)
}

export const isoOf = (language: string) => (isLocaleCode(language) ? LOCALES[language].iso : "en")

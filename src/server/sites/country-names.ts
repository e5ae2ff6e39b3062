import { isLocaleCode, LOCALES } from "../../domain/locales/locales.ts"

/** Names of countries in a language of the shop, by their codes. */
export function countryNames(language: string): (code: string) => string | undefined {
  const names = new Intl.DisplayNames([isoOf(language), "en"], { type: "region" })
  return (code) => names.of(code)
}

const CODE_LENGTH = 2

/** The country of an order's address in the reader's language; its region may be a part of it, "US-ME". */
export function countryOf(address: { regionCode: string; countryName: string }, language: string): string {
  const code = address.regionCode.slice(0, CODE_LENGTH)
  return code.length === CODE_LENGTH ? (countryNames(language)(code) ?? address.countryName) : address.countryName
}

export const isoOf = (language: string) => (isLocaleCode(language) ? LOCALES[language].iso : "en")

import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min"
import type { FieldKey } from "../../contract/fields.ts"
import { isPostcode } from "../../domain/addresses/postcode.ts"
import type { FoundRegion } from "./find-region.ts"

type Checked = { mobile: string; callingCodes: string; zipCode: string }
type Faults = { region_code?: FieldKey; mobile?: FieldKey; zipCode?: FieldKey }

/** What is wrong with an address, by the name of the field; null where nothing is. Members and guests alike. */
export function addressFaults(region: FoundRegion | null, typed: Checked): Faults | null {
  if (!region) return { region_code: "regionUnknown" }
  const { country } = region
  const faults: Faults = {
    ...(!isPhone(typed.mobile, typed.callingCodes, country) && { mobile: "phoneInvalid" }),
    ...(!isPostcode(country.code, typed.zipCode) && { zipCode: "postcodeInvalid" }),
  }
  return Object.keys(faults).length > 0 ? faults : null
}

/** Digits of a calling code, however it was written: +44, 0044, 44. */
export function callingDigits(typed: string): string {
  return typed.replaceAll(/\D/g, "").replace(/^00/, "")
}

const SOME_NUMBER = /^\+?[\d\s().-]{5,20}$/

/**
 * Whether somebody may be reached there: as many digits as a number of the country has. Which ranges a country has given
 * out changes faster than any table, and an order is worth more than a guess. A foreign calling code names its country.
 */
function isPhone(mobile: string, callingCode: string, country: FoundRegion["country"]): boolean {
  const code = callingDigits(callingCode)
  if (mobile.startsWith("+")) return isPossible(mobile)
  if (code !== "" && !country.callingCodes.includes(code)) return isPossible(`+${code}${mobile}`)
  return isSupportedCountry(country.code) ? isPossible(mobile, country.code) : SOME_NUMBER.test(mobile)
}

const isPossible = (mobile: string, country?: CountryCode) =>
  parsePhoneNumberFromString(mobile, { defaultCountry: country, extract: false })?.isPossible() ?? false

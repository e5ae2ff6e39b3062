import { isEuCountry, NORTHERN_IRELAND } from "../zones/eu-area.ts"

/** A VAT number with its prefix and nothing between: "EL123456789". */
export type VatNumber = string

/** The part of the Union that gave a number: a member state, XI for Northern Ireland; null for all others. */
export function areaOfVatNumber(number: VatNumber): string | null {
  const prefix = number.slice(0, 2)
  if (prefix === "EL") return "GR"
  return prefix === NORTHERN_IRELAND || (isEuCountry(prefix) && prefix !== "GR") ? prefix : null
}

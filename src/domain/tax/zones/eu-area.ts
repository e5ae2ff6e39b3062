import type { RegionCode } from "../../addresses/region.ts"
import { plainPostcode } from "./postcode-range.ts"

/** The member states of the European Union (ISO 3166-1). */
export const EU_COUNTRIES = [
  ...["AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE", "IT"],
  ...["LT", "LU", "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK"],
] as const

/** Where goods are or go. */
export interface Place {
  readonly country: string
  readonly region: RegionCode | null
  readonly postcode: string
}

/** Northern Ireland: with the Union for goods, with the United Kingdom's rates. */
export const NORTHERN_IRELAND = "XI"

/** Land of member states where the Union's value added tax does not hold, by how its postcodes begin. */
const OUTSIDE_VAT: Readonly<Record<string, readonly string[]>> = {
  DE: ["27498", "78266"], // Heligoland, Büsingen
  DK: ["39"], // Greenland
  ES: ["35", "38", "51", "52"], // Canary Islands, Ceuta, Melilla
  FI: ["22"], // Åland
  FR: ["97", "98"], // overseas
  GR: ["63086"], // Mount Athos
  IT: ["22061", "23041"], // Campione, Livigno
}

/**
 * The part of the Union's VAT area that a place is in: a member state, or XI for Northern Ireland; null where goods that
 * go there are exported. Monaco counts as France.
 */
export function euAreaOf({ country, postcode }: Pick<Place, "country" | "postcode">): string | null {
  const code = plainPostcode(postcode)
  if (country === "MC") return "FR"
  if (country === "GB") return code.startsWith("BT") ? NORTHERN_IRELAND : null
  const isOutside = OUTSIDE_VAT[country]?.some((beginning) => code.startsWith(beginning))
  return isEuCountry(country) && !isOutside ? country : null
}

export function isEuCountry(country: string): boolean {
  return EU_COUNTRIES.some((each) => each === country)
}

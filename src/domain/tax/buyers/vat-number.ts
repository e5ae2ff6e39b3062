import { type Refusal, refused } from "../../refusal.ts"
import { isEuCountry, NORTHERN_IRELAND } from "../zones/eu-area.ts"

/** A VAT number with its prefix and nothing between: "EL123456789". */
export type VatNumber = string

/**
 * How the numbers of a prefix are written after it. Form only, without check digits: form alone exempts nobody, and a
 * rule of some register that we do not know must not turn a customer away.
 */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}(\d{3})?$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
}
/** Elsewhere people know better than we do. */
const ANYWHERE = /^[A-Z\d]{4,20}$/

/** Countries whose numbers begin otherwise than their code. */
const PREFIXES: Readonly<Record<string, readonly string[]>> = { GB: ["GB", "XI"], GR: ["EL"], MC: ["FR"] }

type VatNumberRefusal =
  | Refusal<"notVatNumber", { country: string }>
  | Refusal<"vatNumberOfOtherCountry", { prefix: string; country: string }>

/** Reads a number as people type it, with or without its prefix, and refuses one that is not of the billing country. */
export function readVatNumber(typed: string, billingCountry: string): VatNumber | VatNumberRefusal {
  const text = typed
    .toUpperCase()
    .replaceAll(/[\s._/-]/g, "")
    .replace(/^GR(?=\d{9}$)/, "EL")
  const prefixes = PREFIXES[billingCountry] ?? [billingCountry]
  const own = text.slice(0, 2)
  if (prefixes.includes(own) && hasForm(own, text.slice(2))) return text
  if (FORMS[own]?.test(text.slice(2))) {
    return refused("vatNumberOfOtherCountry", { prefix: own, country: billingCountry })
  }
  const prefix = prefixes.find((each) => hasForm(each, text))
  return prefix ? `${prefix}${text}` : refused("notVatNumber", { country: billingCountry })
}

/** The part of the Union that gave a number: a member state, XI for Northern Ireland; null for all others. */
export function areaOfVatNumber(number: VatNumber): string | null {
  const prefix = number.slice(0, 2)
  if (prefix === "EL") return "GR"
  return prefix === NORTHERN_IRELAND || (isEuCountry(prefix) && prefix !== "GR") ? prefix : null
}

function hasForm(prefix: string, rest: string): boolean {
  return (FORMS[prefix] ?? ANYWHERE).test(rest)
}

/** How postcodes are written; spaces and dashes at the marked places may be left out or put in. */
const POSTCODES: Readonly<Record<string, RegExp>> = {
  AR: /^([A-HJ-NP-Z]?\d{4}|[A-HJ-NP-Z]\d{4}[A-Z]{3})$/,
  AT: /^[1-9]\d{3}$/,
  AU: /^\d{4}$/,
  BE: /^[1-9]\d{3}$/,
  BG: /^[1-9]\d{3}$/,
  BR: /^\d{5}[ -]?\d{3}$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d$/,
  CH: /^[1-9]\d{3}$/,
  CL: /^\d{3}[ -]?\d{4}$/,
  CN: /^\d{6}$/,
  CY: /^\d{4}$/,
  CZ: /^[1-7]\d{2} ?\d{2}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  EE: /^\d{5}$/,
  ES: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  FI: /^\d{5}$/,
  FR: /^\d{2} ?\d{3}$/,
  // "GIR 0AA" is the one that follows no rule.
  GB: /^(GIR ?0AA|[A-PR-UWYZ](\d{1,2}|[A-HK-Y]\d[A-Z\d]?|\d[A-HJKPSTUW]) ?\d[ABD-HJLNP-UW-Z]{2})$/,
  GR: /^\d{3} ?\d{2}$/,
  HR: /^\d{5}$/,
  HU: /^[1-9]\d{3}$/,
  ID: /^\d{5}$/,
  IE: /^([AC-FHKNPRTV-Y]\d{2}|D6W) ?[0-9AC-FHKNPRTV-Y]{4}$/,
  IL: /^\d{5}(\d{2})?$/,
  IN: /^[1-9]\d{2} ?\d{3}$/,
  IT: /^\d{5}$/,
  JP: /^\d{3}[ -]?\d{4}$/,
  KR: /^\d{5}$/,
  LT: /^(LT-?)?\d{5}$/,
  LU: /^(L-?)?\d{4}$/,
  LV: /^(LV-?)?\d{4}$/,
  MX: /^\d{5}$/,
  MY: /^\d{5}$/,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
  NO: /^\d{4}$/,
  NZ: /^\d{4}$/,
  PH: /^\d{4}$/,
  PL: /^\d{2}[ -]?\d{3}$/,
  PT: /^\d{4}[ -]?\d{3}$/,
  RO: /^\d{6}$/,
  RU: /^\d{6}$/,
  SE: /^\d{3} ?\d{2}$/,
  SG: /^\d{6}$/,
  SI: /^(SI-?)?\d{4}$/,
  SK: /^[089]\d{2} ?\d{2}$/,
  TH: /^\d{5}$/,
  TR: /^\d{5}$/,
  TW: /^\d{3}[ -]?\d{0,3}$/,
  UA: /^\d{5}$/,
  US: /^\d{5}([ -]?\d{4})?$/,
  VN: /^\d{5,6}$/,
  ZA: /^\d{4}$/,
}

/** Elsewhere people know better than we do; some places have no postcodes at all. */
const ANYWHERE = /^[\p{L}\p{N}][\p{L}\p{N} -]*$/u

/** Whether a postcode fits its country (ISO 3166-1): by the country's pattern where we know it, else nearly anything, or nothing. */
export function isPostcode(country: string, typed: string): boolean {
  const postcode = typed.trim().replaceAll(/\s+/g, " ").toUpperCase()
  const pattern = POSTCODES[country]
  return pattern ? pattern.test(postcode) : postcode === "" || ANYWHERE.test(postcode)
}

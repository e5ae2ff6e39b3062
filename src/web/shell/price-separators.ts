import type { Separators } from "../../domain/pricing/currency.ts"

const SAMPLE = 1_234_567.8
const known = new Map<string, Separators>()

/** How a language groups digits and marks decimals. Worked out on the server: two ICU versions may differ. */
export function priceSeparators(iso: string): Separators {
  const separators = known.get(iso) ?? readSeparators(iso)
  known.set(iso, separators)
  return separators
}

function readSeparators(iso: string): Separators {
  const parts = new Intl.NumberFormat(iso, { numberingSystem: "latn" }).formatToParts(SAMPLE)
  const sign = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value
  return { group: sign("group") ?? ",", decimal: sign("decimal") ?? "." }
}

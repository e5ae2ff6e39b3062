import { isDay } from "../../calendar-day.ts"
import { isRefused, type Refusal, refused } from "../../refusal.ts"
import { parseTaxRate, type TaxRate } from "../tax-rate.ts"
import { doRangesMeet, type PostcodeRange, plainPostcode } from "./postcode-range.ts"
import { standardRate } from "./standard-rates.ts"
import type { TaxZone, ZoneArea } from "./tax-zone.ts"

/** A row as the owner typed it: rates in percent. */
export interface TypedTaxZone {
  readonly country: string
  readonly region: string | null
  readonly postcodes: PostcodeRange | null
  readonly validFrom: string
  readonly standard: number | string | null
  readonly reduced: number | string | null
  readonly freightTaxed: boolean
}

/** What is wrong with a row, by its place in the list. */
export type TaxZoneProblem =
  | { readonly row: number; readonly why: "country" | "region" | "postcodes" | "validFrom" | "standard" | "reduced" }
  /** The shop knows no standard rate for this country. */
  | { readonly row: number; readonly why: "standardNeeded" }
  /** Two rows say something about the same place. */
  | { readonly row: number; readonly why: "overlap"; readonly with: number }

/** Reads all rows of a shop, or refuses them all with everything that is wrong. */
export function readTaxZones(typed: readonly TypedTaxZone[]): TaxZone[] | Refusal<"taxZones", TaxZoneProblem[]> {
  const read = typed.map(readZone)
  const wrong = read.flatMap((zone, row) => ("why" in zone ? [{ row, why: zone.why }] : []))
  if (wrong.length > 0) return refused("taxZones", wrong)
  const zones = read.flatMap((zone) => ("why" in zone ? [] : [zone]))
  const overlaps = zones.flatMap((zone, row) => {
    const other = zones.findIndex((earlier, index) => index < row && contradict(earlier, zone))
    return other === -1 ? [] : [{ row, why: "overlap" as const, with: other }]
  })
  return overlaps.length > 0 ? refused("taxZones", overlaps) : zones
}

function readZone(typed: TypedTaxZone): TaxZone | { why: Exclude<TaxZoneProblem["why"], "overlap"> } {
  const { country, region, validFrom, freightTaxed } = typed
  const postcodes = typed.postcodes && {
    from: plainPostcode(typed.postcodes.from),
    to: plainPostcode(typed.postcodes.to),
  }
  const standard = readRate(typed.standard)
  const reduced = readRate(typed.reduced)
  if (!/^[A-Z]{2}$/.test(country)) return { why: "country" }
  if (region !== null && !(region.startsWith(`${country}-`) && region.length > 3)) return { why: "region" }
  if (postcodes && !isRange(postcodes)) return { why: "postcodes" }
  if (!isDay(validFrom)) return { why: "validFrom" }
  if (isRefused(standard)) return { why: "standard" }
  if (isRefused(reduced)) return { why: "reduced" }
  if (standard === null && standardRate(country, validFrom) === null) return { why: "standardNeeded" }
  return { country, region, postcodes, validFrom, standard, reduced, freightTaxed }
}

function readRate(percent: number | string | null): TaxRate | null | Refusal<"notTaxRate"> {
  return percent === null ? null : parseTaxRate(percent)
}

function isRange({ from, to }: PostcodeRange): boolean {
  return from !== "" && from.length === to.length && from <= to
}

/** A later row may follow one for exactly the same area; any other meeting leaves open which of the two holds. */
function contradict(one: TaxZone, other: TaxZone): boolean {
  if (one.country !== other.country || one.region !== other.region) return false
  if (isSameRange(one, other)) return one.validFrom === other.validFrom
  return one.postcodes !== null && other.postcodes !== null && doRangesMeet(one.postcodes, other.postcodes)
}

function isSameRange({ postcodes: one }: ZoneArea, { postcodes: other }: ZoneArea): boolean {
  return one?.from === other?.from && one?.to === other?.to
}

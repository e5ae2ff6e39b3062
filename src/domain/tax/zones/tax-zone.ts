import type { RegionCode } from "../../addresses/region.ts"
import type { Day } from "../../calendar-day.ts"
import type { TaxClass } from "../tax-class.ts"
import { NO_TAX, type TaxRate } from "../tax-rate.ts"
import type { Place } from "./eu-area.ts"
import { isInRange, type PostcodeRange } from "./postcode-range.ts"
import { standardRate } from "./standard-rates.ts"

/** The land that a row is for: a country, a part of it ("US-CA"), postcodes of either. */
export interface ZoneArea {
  readonly country: string
  readonly region: RegionCode | null
  readonly postcodes: PostcodeRange | null
}

/** A row of the owner's: the rates of an area from a day on, until a later row for the same area. */
export interface TaxZone extends ZoneArea {
  readonly validFrom: Day
  /** Null: the country's standard rate that ships with the shop, as it is on the day. */
  readonly standard: TaxRate | null
  /** Null: none is known, so that reduced goods are taxed as all others. Never too little. */
  readonly reduced: TaxRate | null
  readonly freightTaxed: boolean
}

/** What is taken of each class. */
export interface ZoneRates {
  readonly classes: Readonly<Record<TaxClass, TaxRate>>
  readonly freightTaxed: boolean
}

/** The rates of a place where nothing is taxed. */
export const UNTAXED: ZoneRates = classRates({ standard: NO_TAX, reduced: NO_TAX, freightTaxed: false })

/** The owner's row for a place: postcodes are more specific than a region, a region than its country. */
export function zoneFor(zones: readonly TaxZone[], place: Place, day: Day): TaxZone | null {
  const matching = zones.filter((zone) => zone.validFrom <= day && covers(zone, place))
  const [best] = matching.toSorted(
    (one, other) => specificity(other) - specificity(one) || (one.validFrom < other.validFrom ? 1 : -1),
  )
  return best ?? null
}

/** The rates of a row, or of a country without one; null where neither row nor shop knows a standard rate. */
export function zoneRates(zone: TaxZone | null, country: string, day: Day): ZoneRates | null {
  const standard = zone?.standard ?? standardRate(country, day)
  if (standard === null) return null
  return classRates({ standard, reduced: zone?.reduced ?? standard, freightTaxed: zone?.freightTaxed ?? true })
}

function classRates(rates: { standard: TaxRate; reduced: TaxRate; freightTaxed: boolean }): ZoneRates {
  const { standard, reduced, freightTaxed } = rates
  return { classes: { standard, reduced, zero: NO_TAX, exempt: NO_TAX }, freightTaxed }
}

function covers({ country, region, postcodes }: ZoneArea, place: Place): boolean {
  return (
    country === place.country &&
    (region === null || region === place.region) &&
    (postcodes === null || isInRange(place.postcode, postcodes))
  )
}

const specificity = ({ region, postcodes }: ZoneArea) => (postcodes ? 2 : 0) + (region ? 1 : 0)

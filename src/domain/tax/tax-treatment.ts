import type { Day } from "../calendar-day.ts"
import type { BuyerKind } from "./buyers/buyer-kind.ts"
import { areaOfVatNumber, type VatNumber } from "./buyers/vat-number.ts"
import { euAreaOf, isEuCountry, NORTHERN_IRELAND, type Place } from "./zones/eu-area.ts"
import { type TaxZone, UNTAXED, type ZoneRates, zoneFor, zoneRates } from "./zones/tax-zone.ts"

/**
 * What is done with an order:
 * - `domestic`: it stays in the seller's country.
 * - `origin`: it goes to another member state below the threshold, at the seller's own rate.
 * - `destination`: the same above it (or in OSS), at the rate of the other member state.
 * - `intraCommunity`: it goes to a confirmed business in another member state, exempt.
 * - `zone`: it goes to another country, for which the owner has a row.
 * - `export`: it goes to another country without, not taxed.
 * - `untaxed`: nobody has said what is taken here.
 */
export const TAX_KINDS = ["domestic", "origin", "destination", "intraCommunity", "zone", "export", "untaxed"] as const

export type TaxKind = (typeof TAX_KINDS)[number]

/** What the owner says once for the shop. */
export interface TaxSettings {
  /** From where goods leave. */
  readonly seller: Place
  /** Sales to private buyers in other member states: below the threshold at home rates, else where the goods go. */
  readonly euSales: "belowThreshold" | "oss"
  readonly zones: readonly TaxZone[]
}

export interface TaxBuyer {
  readonly kind: BuyerKind
  readonly vatNumber: VatNumber | null
}

export interface TaxTreatment extends ZoneRates {
  readonly kind: TaxKind
  /** Whose tax is taken: a country, or XI; null where none is. */
  readonly country: string | null
}

/** How an order to a delivery address is taxed on a day. */
export function taxTreatment(settings: TaxSettings, to: Place, buyer: TaxBuyer, day: Day): TaxTreatment {
  const { seller, euSales, zones } = settings
  const from = euAreaOf(seller)
  const area = euAreaOf(to)
  if (taxLand(seller) === taxLand(to)) return taken("domestic", taxCountry(to), ratesAt(zones, to, day))
  if (from === null || area === null) return abroad(zones, to, day)
  if (isExempt(buyer, from)) return notTaken("intraCommunity")
  return euSales === "oss"
    ? taken("destination", area, ratesAt(zones, to, day))
    : taken("origin", from, ratesAt(zones, seller, day))
}

/** The rates that the shop's own gross prices contain. */
export function homeRates({ seller, zones }: TaxSettings, day: Day): ZoneRates {
  return ratesAt(zones, seller, day) ?? UNTAXED
}

/** Goods are exempt for a number that was confirmed and belongs to another member state than the one that they leave. */
function isExempt({ kind, vatNumber }: TaxBuyer, from: string): boolean {
  const area = vatNumber === null ? null : areaOfVatNumber(vatNumber)
  return kind === "confirmedBusiness" && area !== null && area !== from
}

/** Rates that ship are not taken abroad: only an owner who has to pay tax there has a row for it. */
function abroad(zones: readonly TaxZone[], to: Place, day: Day): TaxTreatment {
  const row = rowFor(zones, to, day)
  return row ? taken("zone", to.country, zoneRates(row, to.country, day)) : notTaken("export")
}

function ratesAt(zones: readonly TaxZone[], place: Place, day: Day): ZoneRates | null {
  const row = rowFor(zones, place, day)
  return row === null && isOutside(place) ? null : zoneRates(row, taxCountry(place), day)
}

/** A row for a whole member state does not mean its land outside of the Union's VAT area: that one needs naming. */
function rowFor(zones: readonly TaxZone[], place: Place, day: Day): TaxZone | null {
  const meant = isOutside(place) ? zones.filter(({ region, postcodes }) => region || postcodes) : zones
  return zoneFor(meant, { ...place, country: taxCountry(place) }, day)
}

const isOutside = (place: Place) => isEuCountry(place.country) && euAreaOf(place) === null

/** The country whose law it is: Monaco has France's, Northern Ireland the United Kingdom's. */
function taxCountry(place: Place): string {
  const area = euAreaOf(place)
  return area === null || area === NORTHERN_IRELAND ? place.country : area
}

/** What is one land to the tax: the Canary Islands are not Spain. */
const taxLand = (place: Place) => `${taxCountry(place)}${isOutside(place) ? " outside" : ""}`

function taken(kind: TaxKind, country: string, rates: ZoneRates | null): TaxTreatment {
  return rates ? { kind, country, ...rates } : notTaken("untaxed")
}

function notTaken(kind: "intraCommunity" | "export" | "untaxed"): TaxTreatment {
  return { kind, country: null, ...UNTAXED }
}

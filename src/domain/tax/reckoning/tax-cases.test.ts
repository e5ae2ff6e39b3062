import { describe, expect, test } from "vitest"
import { cents } from "../../pricing/money.ts"
import { taxRate } from "../tax-rate.ts"
import { homeRates, type TaxBuyer, type TaxSettings, taxTreatment } from "../tax-treatment.ts"
import { EU_COUNTRIES, type Place } from "../zones/eu-area.ts"
import type { TaxZone } from "../zones/tax-zone.ts"
import type { PriceEntry } from "./price-entry.ts"
import { reckonTax, type TaxableOrder } from "./reckon-tax.ts"

// Whole orders, from the owner's settings and the address to the sum, with figures that were reckoned by other means.

const DAY = "2026-11-18"
const PRIVATE: TaxBuyer = { kind: "private", vatNumber: null }
const CONFIRMED: TaxBuyer = { kind: "confirmedBusiness", vatNumber: "ATU12345678" }

const place = (country: string, postcode = "", region: string | null = null): Place => ({ country, postcode, region })
const zone = (country: string, change: Partial<TaxZone>): TaxZone => ({
  country,
  region: null,
  postcodes: null,
  validFrom: "2020-01-01",
  standard: null,
  reduced: null,
  freightTaxed: true,
  ...change,
})

const GERMANY: TaxSettings = {
  seller: place("DE", "10115"),
  euSales: "oss",
  zones: [zone("DE", { reduced: taxRate(70_000) }), zone("AT", { reduced: taxRate(100_000) })],
}
const NEW_YORK: TaxSettings = {
  seller: place("US", "10001", "US-NY"),
  euSales: "belowThreshold",
  zones: [
    zone("US", { region: "US-NY", standard: taxRate(40_000) }),
    zone("US", { region: "US-NY", postcodes: { from: "10001", to: "10292" }, standard: taxRate(88_750) }),
    zone("US", { region: "US-CA", standard: taxRate(72_500), freightTaxed: false }),
  ],
}

const total = (
  settings: TaxSettings,
  entry: "net" | "fixedGross" | "fixedNet",
  { order, to, buyer = PRIVATE }: { order: TaxableOrder; to: Place; buyer?: TaxBuyer },
) => {
  const prices: PriceEntry =
    entry === "net"
      ? { kind: "net" }
      : { kind: "gross", home: homeRates(settings, DAY), fixed: entry === "fixedGross" ? "gross" : "net" }
  const treatment = taxTreatment(settings, to, buyer, DAY)
  const { net, tax, gross } = reckonTax(order, { prices, rounding: "rate", treatment }).total
  return `${net} + ${tax} = ${gross}`
}

const LAMP: TaxableOrder = {
  lines: [{ taxClass: "standard", paid: cents(11_900) }],
  freight: { fee: cents(0), taxClass: "asGoods" },
}
const LAMP_AND_BOOK: TaxableOrder = {
  lines: [
    { taxClass: "standard", paid: cents(11_900) },
    { taxClass: "reduced", paid: cents(2_140) },
  ],
  freight: { fee: cents(590), taxClass: "asGoods" },
}

describe("a lamp for 119.00 from Germany by OSS, to every member state", () => {
  const TABLE: [country: string, fixedGross: string, fixedNet: string][] = [
    ["AT", "9917 + 1983 = 11900", "10000 + 2000 = 12000"],
    ["BE", "9835 + 2065 = 11900", "10000 + 2100 = 12100"],
    ["BG", "9917 + 1983 = 11900", "10000 + 2000 = 12000"],
    ["CY", "10000 + 1900 = 11900", "10000 + 1900 = 11900"],
    ["CZ", "9835 + 2065 = 11900", "10000 + 2100 = 12100"],
    ["DE", "10000 + 1900 = 11900", "10000 + 1900 = 11900"],
    ["DK", "9520 + 2380 = 11900", "10000 + 2500 = 12500"],
    ["EE", "9597 + 2303 = 11900", "10000 + 2400 = 12400"],
    ["ES", "9835 + 2065 = 11900", "10000 + 2100 = 12100"],
    ["FI", "9482 + 2418 = 11900", "10000 + 2550 = 12550"],
    ["FR", "9917 + 1983 = 11900", "10000 + 2000 = 12000"],
    ["GR", "9597 + 2303 = 11900", "10000 + 2400 = 12400"],
    ["HR", "9520 + 2380 = 11900", "10000 + 2500 = 12500"],
    ["HU", "9370 + 2530 = 11900", "10000 + 2700 = 12700"],
    ["IE", "9675 + 2225 = 11900", "10000 + 2300 = 12300"],
    ["IT", "9754 + 2146 = 11900", "10000 + 2200 = 12200"],
    ["LT", "9835 + 2065 = 11900", "10000 + 2100 = 12100"],
    ["LU", "10171 + 1729 = 11900", "10000 + 1700 = 11700"],
    ["LV", "9835 + 2065 = 11900", "10000 + 2100 = 12100"],
    ["MT", "10085 + 1815 = 11900", "10000 + 1800 = 11800"],
    ["NL", "9835 + 2065 = 11900", "10000 + 2100 = 12100"],
    ["PL", "9675 + 2225 = 11900", "10000 + 2300 = 12300"],
    ["PT", "9675 + 2225 = 11900", "10000 + 2300 = 12300"],
    ["RO", "9835 + 2065 = 11900", "10000 + 2100 = 12100"],
    ["SE", "9520 + 2380 = 11900", "10000 + 2500 = 12500"],
    ["SI", "9754 + 2146 = 11900", "10000 + 2200 = 12200"],
    ["SK", "9675 + 2225 = 11900", "10000 + 2300 = 12300"],
  ]

  test("none is missing", () => {
    expect(TABLE.map(([country]) => country)).toEqual([...EU_COUNTRIES])
  })

  test.each(TABLE)("%s: %s, with the net price fixed %s", (country, fixedGross, fixedNet) => {
    expect(total(GERMANY, "fixedGross", { order: LAMP, to: place(country) })).toBe(fixedGross)
    expect(total(GERMANY, "fixedNet", { order: LAMP, to: place(country) })).toBe(fixedNet)
  })
})

test.each<[string, Parameters<typeof total>, string]>([
  ["domestic", [GERMANY, "fixedGross", { order: LAMP_AND_BOOK, to: place("DE") }], "12504 + 2126 = 14630"],
  ["domestic, net", [GERMANY, "net", { order: LAMP_AND_BOOK, to: place("DE") }], "14630 + 2512 = 17142"],
  ["to Austria", [GERMANY, "fixedGross", { order: LAMP_AND_BOOK, to: place("AT") }], "12360 + 2270 = 14630"],
  [
    "to Austria, home rates",
    [{ ...GERMANY, euSales: "belowThreshold" }, "fixedGross", { order: LAMP_AND_BOOK, to: place("AT") }],
    "12504 + 2126 = 14630",
  ],
  [
    "to a confirmed Austrian business",
    [GERMANY, "fixedGross", { order: LAMP_AND_BOOK, to: place("AT"), buyer: CONFIRMED }],
    "12504 + 0 = 12504",
  ],
  [
    "to one that is not confirmed",
    [GERMANY, "fixedGross", { order: LAMP_AND_BOOK, to: place("AT"), buyer: { ...CONFIRMED, kind: "business" } }],
    "12360 + 2270 = 14630",
  ],
  ["export", [GERMANY, "fixedGross", { order: LAMP_AND_BOOK, to: place("US", "10001", "US-NY") }], "12504 + 0 = 12504"],
  ["export, net", [GERMANY, "net", { order: LAMP_AND_BOOK, to: place("CH", "8001") }], "14630 + 0 = 14630"],
  [
    "New York City",
    [NEW_YORK, "net", { order: LAMP_AND_BOOK, to: place("US", "10001", "US-NY") }],
    "14630 + 1298 = 15928",
  ],
  ["Albany", [NEW_YORK, "net", { order: LAMP_AND_BOOK, to: place("US", "12207", "US-NY") }], "14630 + 585 = 15215"],
  [
    "California, freight untaxed",
    [NEW_YORK, "net", { order: LAMP_AND_BOOK, to: place("US", "90001", "US-CA") }],
    "14630 + 1018 = 15648",
  ],
  ["Oregon", [NEW_YORK, "net", { order: LAMP_AND_BOOK, to: place("US", "97201", "US-OR") }], "14630 + 0 = 14630"],
])("%s: lamp, book and freight", (_, asked, sum) => {
  expect(total(...asked)).toBe(sum)
})

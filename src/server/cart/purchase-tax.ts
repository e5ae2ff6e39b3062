import type { RegionCode } from "../../domain/addresses/region.ts"
import { dayIn } from "../../domain/calendar-day.ts"
import { type ChargedAmount, chargedLess } from "../../domain/pricing/charged-amount.ts"
import type { ChargedReckoning } from "../../domain/pricing/charged-reckoning.ts"
import { type Money, minus } from "../../domain/pricing/money.ts"
import { type GoodsReckoning, orderTotal } from "../../domain/pricing/reductions.ts"
import { chargedTax, reckonTax } from "../../domain/tax/reckoning/reckon-tax.ts"
import type { TaxReckoning } from "../../domain/tax/reckoning/taxed-amount.ts"
import { homeRates, type TaxBuyer, type TaxTreatment, taxTreatment } from "../../domain/tax/tax-treatment.ts"
import type { Place } from "../../domain/tax/zones/eu-area.ts"
import type { TaxTold } from "../order-records/tax-shown.ts"
import type { Shop } from "../shop.ts"
import type { BuyableLine } from "./price-lines.ts"

/** Everybody who does not say otherwise. */
export const PRIVATE_BUYER: TaxBuyer = { kind: "private", vatNumber: null }

/** Where it goes, as far as that is known. */
export type Destination = { region: RegionCode; postcode: string } | null

/** The taxes of a purchase, and what they change of a total in the prices that the shop enters. */
export type PurchaseTax = {
  treatment: TaxTreatment
  prices: "gross" | "net"
  base: TaxReckoning
  shown: TaxReckoning<ChargedAmount>
  change: Money
  shownChange: ChargedAmount
}

/** The same as it is told. */
export function taxTold({ treatment: { kind, country }, prices, shown, shownChange }: PurchaseTax): TaxTold {
  return { kind, country, prices, shownChange, rates: shown.rates }
}

type Reckoned = { goods: GoodsReckoning; fee: Money; charged: ChargedReckoning }

/** A shop without taxes has none; until the address is known it is the shop's default country. */
export function purchaseTax(
  shop: Shop,
  bought: readonly BuyableLine[],
  { goods, fee, charged }: Reckoned,
  to: Destination,
  buyer: TaxBuyer = PRIVATE_BUYER,
): PurchaseTax | null {
  const { tax } = shop.site
  const treatment = taxTreatmentFor(shop, to, buyer)
  if (!tax || !treatment) return null
  const day = dayIn(shop.now, shop.site.timeZone)
  const rules = {
    prices:
      tax.prices === "net"
        ? { kind: "net" as const }
        : { kind: "gross" as const, home: homeRates(tax, day), fixed: tax.fixed },
    rounding: tax.rounding,
    treatment,
  }
  const classes = new Map(bought.map(({ goods: { variantId, taxClass } }) => [variantId, taxClass]))
  const order = {
    lines: goods.lines.map(({ variantId, paid }) => ({ taxClass: classes.get(variantId) ?? "standard", paid })),
    freight: { fee, taxClass: tax.freightClass },
  }
  const base = reckonTax(order, rules)
  const entered = { goods: chargedLess(charged.total, charged.freight), freight: charged.freight }
  const shown = chargedTax(order, entered, rules)
  return {
    treatment,
    prices: tax.prices,
    base,
    shown,
    change: minus(base.total.gross, orderTotal(goods, fee)),
    shownChange: chargedLess(shown.total.gross, charged.total),
  }
}

/** How what this buyer has sent there is taxed today; null where the shop has nothing to do with taxes. */
export function taxTreatmentFor(shop: Shop, to: Destination, buyer: TaxBuyer): TaxTreatment | null {
  const { tax, timeZone } = shop.site
  return tax && taxTreatment(tax, placeOf(shop, to), buyer, dayIn(shop.now, timeZone))
}

function placeOf({ site }: Shop, to: Destination): Place {
  if (to) return inRegion(to.region, to.postcode)
  return site.defaultRegion ? inRegion(site.defaultRegion, "") : (site.tax?.seller ?? inRegion("", ""))
}

function inRegion(code: RegionCode, postcode: string): Place {
  const [country = ""] = code.split("-", 1)
  return { country, region: code === country ? null : code, postcode }
}

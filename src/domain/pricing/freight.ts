import { coversRegion, type RegionCode, regionChain } from "../addresses/region.ts"
import { SHIPPING_TYPE } from "../constants.ts"
import { isRunning, type TimeWindow } from "../promotions/time-window.ts"
import { type Refusal, refused } from "../refusal.ts"
import type { DeliveryDays } from "./delivery-days.ts"
import { type Money, sum, times, ZERO } from "./money.ts"

/** What sending to a region costs; weights in grams. */
export interface FreightRate {
  readonly region: RegionCode
  readonly firstWeight: number
  readonly firstFee: Money
  readonly furtherWeight: number
  readonly furtherFee: Money
  readonly freeAbove: Money | null
  /** Null where the shop does not say how long it takes. */
  readonly days: DeliveryDays | null
}

/** Free shipping by region: a switch of the site and the regions it names. */
export interface FreeRegions {
  readonly freeShipping: boolean
  readonly regions: readonly RegionCode[]
}

/** App 12: free freight from an amount on, to the named regions, or to all when none is named. */
export interface ShippingPromotion extends TimeWindow {
  readonly above: Money
  readonly regions: readonly RegionCode[]
}

export interface FreightLine {
  /** Grams of one piece. */
  readonly weight: number
  readonly quantity: number
  /** In a goods promotion with free shipping. */
  readonly shipsFree: boolean
}

export interface Shipment {
  readonly region: RegionCode
  /** What is bought; gifts ride along and weigh nothing here. */
  readonly lines: readonly FreightLine[]
  /** `freightAmount` of the goods' reckoning. */
  readonly amount: Money
  readonly freeRegions: FreeRegions
  readonly rates: readonly FreightRate[]
  /** Empty where app 12 is off. */
  readonly promotions: readonly ShippingPromotion[]
  readonly now: Date
}

type FreeReason = "region" | "goodsPromotion" | "shippingPromotion" | "amount"

export interface Freight {
  readonly fee: Money
  /** 1 free by region, 2 freight calculable. */
  readonly type: (typeof SHIPPING_TYPE)[keyof typeof SHIPPING_TYPE]
  readonly free: FreeReason | null
  readonly days: DeliveryDays | null
}

/** An address cannot be chosen when free shipping by region applies and its region is not in the list. */
export function addressDisabled(region: RegionCode, freeRegions: FreeRegions): boolean {
  return freeByRegion(freeRegions) && !coversRegion(freeRegions.regions, region)
}

/** The fee to a region, why it is free, or the refusal `noShipping` where the shop does not ship. */
export function freightFor(shipment: Shipment): Freight | Refusal<"noShipping"> {
  const { region, freeRegions, lines } = shipment
  if (addressDisabled(region, freeRegions)) return refused("noShipping")
  const rate = rateFor(region, shipment.rates)
  const days = rate?.days ?? null
  if (freeByRegion(freeRegions)) return { fee: ZERO, type: SHIPPING_TYPE.freeByRegion, free: "region", days }
  if (!rate) return refused("noShipping")
  const free = freeReason(shipment, rate)
  const charged = lines.filter((line) => !line.shipsFree)
  const fee = free || charged.length === 0 ? ZERO : weightFee(rate, totalWeight(charged))
  return { fee, type: SHIPPING_TYPE.calculable, free, days }
}

/** How many days it takes to a region; null where its rate does not say, or the shop does not ship there. */
export function deliveryDays(
  region: RegionCode,
  freeRegions: FreeRegions,
  rates: readonly Pick<FreightRate, "region" | "days">[],
): DeliveryDays | null {
  return addressDisabled(region, freeRegions) ? null : (rateFor(region, rates)?.days ?? null)
}

/** The region's rate, else its parent country's. */
export function rateFor<Rate extends Pick<FreightRate, "region">>(
  region: RegionCode,
  rates: readonly Rate[],
): Rate | null {
  const [rate] = regionChain(region).flatMap((code) => rates.filter((each) => each.region === code))
  return rate ?? null
}

/** The first weight's fee, plus a fee for each further weight begun. What weighs nothing still pays the first. */
export function weightFee(rate: FreightRate, grams: number): Money {
  const further = Math.max(0, grams - rate.firstWeight)
  const steps = rate.furtherWeight > 0 ? Math.ceil(further / rate.furtherWeight) : 0
  return sum([rate.firstFee, times(rate.furtherFee, steps)])
}

/** Grams of all pieces. */
export function totalWeight(lines: readonly Pick<FreightLine, "weight" | "quantity">[]): number {
  return lines.reduce((grams, line) => grams + line.weight * line.quantity, 0)
}

// With no region named the switch would close the shop, so it does not count until the merchant names one.
function freeByRegion({ freeShipping, regions }: FreeRegions): boolean {
  return freeShipping && regions.length > 0
}

function freeReason({ region, lines, amount, promotions, now }: Shipment, rate: FreightRate): FreeReason | null {
  if (lines.length > 0 && lines.every((line) => line.shipsFree)) return "goodsPromotion"
  const promoted = promotions.some(
    (promotion) =>
      isRunning(promotion, now) &&
      amount >= promotion.above &&
      (promotion.regions.length === 0 || coversRegion(promotion.regions, region)),
  )
  if (promoted) return "shippingPromotion"
  return rate.freeAbove !== null && amount >= rate.freeAbove ? "amount" : null
}

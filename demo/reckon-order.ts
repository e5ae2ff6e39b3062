import type { DeliveryDays } from "../src/domain/pricing/delivery-days.ts"
import { freightFor, totalWeight } from "../src/domain/pricing/freight.ts"
import { type Money, money, sum, times } from "../src/domain/pricing/money.ts"
import { unitPrice } from "../src/domain/pricing/unit-price.ts"
import { isRefused } from "../src/domain/refusal.ts"
import { siteTypeOf } from "../src/domain/site/site-type.ts"
import type { Catalogue } from "./catalogue.ts"
import type { OrderPlan, PlannedLine } from "./plan-orders.ts"

export type PricedLine = PlannedLine & { unitPrice: Money; weight: number }
export type Reckoning = {
  lines: PricedLine[]
  subtotal: Money
  freight: Money
  days: DeliveryDays | null
  total: Money
  weight: number
}

/** What a past order cost, by the shop's own rules; there was no promotion then. */
export function reckonOrder(catalogue: Catalogue, { member, lines, placedAt }: OrderPlan): Reckoning {
  const priced = lines.map((line) => ({
    ...line,
    unitPrice: priceOf(catalogue, line, placedAt),
    weight: line.variant.entry.weight,
  }))
  const subtotal = sum(priced.map((line) => times(line.unitPrice, line.quantity)))
  const freight = freightFor({
    region: member.region,
    lines: priced.map(({ weight, quantity }) => ({ weight, quantity, shipsFree: false })),
    amount: subtotal,
    freeRegions: { freeShipping: catalogue.freeShippingRegions.length > 0, regions: catalogue.freeShippingRegions },
    rates: catalogue.freight.map((rate) => ({
      ...rate,
      firstFee: money(rate.firstFee),
      furtherFee: money(rate.furtherFee),
      freeAbove: rate.freeAbove === undefined ? null : money(rate.freeAbove),
      days: { min: rate.days[0], max: rate.days[1] },
    })),
    promotions: [],
    now: placedAt,
  })
  if (isRefused(freight))
    throw new Error(`${catalogue.name} does not ship to ${member.region}, where ${member.email} lives.`)
  return {
    lines: priced,
    subtotal,
    freight: freight.fee,
    days: freight.days,
    total: sum([subtotal, freight.fee]),
    weight: totalWeight(priced),
  }
}

function priceOf(catalogue: Catalogue, { variant, quantity }: PlannedLine, now: Date): Money {
  const { entry, goods, goodsId } = variant
  const price = unitPrice(
    {
      goodsId,
      price: entry.price === null ? null : money(entry.price),
      tiers: (goods.tiers ?? []).map((tier) => ({ begin: tier.begin, price: money(tier.price) })),
    },
    { line: quantity, product: quantity },
    { siteType: siteTypeOf(catalogue.type), region: null, promotions: [], now },
  )
  if (isRefused(price)) throw new Error(`${entry.number} has a review, but no price that it could have been bought at.`)
  return price.price
}

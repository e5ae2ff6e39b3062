import { ORDER_STATUS, type OrderStatus } from "../src/domain/orders/order-status.ts"
import type { Catalogue, CatalogueReview } from "./catalogue.ts"
import { DEMO_MEMBER } from "./demo-passwords.ts"
import type { SeededMember } from "./seed-members.ts"
import type { SeededVariant } from "./seed-variants.ts"
import { daysFrom, known } from "./seeding.ts"

export type OrderPlan = { member: SeededMember; placedAt: Date; status: OrderStatus; lines: PlannedLine[] }
export type PlannedLine = { variant: SeededVariant; quantity: number; review?: CatalogueReview }

/** From the order to the day on which it is complete and can be talked about. */
export const DELIVERY_DAYS = 10
const LINES_AN_ORDER = 3
/** The tag type of goods that have just come in. */
export const NEW_ARRIVALS = 2

type Shop = {
  catalogue: Catalogue
  now: Date
  members: ReadonlyMap<string, SeededMember>
  variants: ReadonlyMap<string, SeededVariant>
}

/**
 * A review needs a bought line: each member bought what they review in orders of up to three lines, oldest first. What is
 * bought together is reviewed within a few days, so that no good is sold long before its own review says.
 */
export function reviewedOrders({ catalogue, now, members, variants }: Shop): OrderPlan[] {
  return [...members.values()].flatMap((member) => {
    const reviews = catalogue.reviews.filter((review) => review.member === member.email)
    const baskets: CatalogueReview[][] = []
    for (const review of reviews.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
      const basket = baskets.at(-1)
      if (basket && fits(basket, review)) basket.push(review)
      else baskets.push([review])
    }
    return baskets.map((basket) => ({
      member,
      placedAt: daysFrom(now, -Math.max(...basket.map((review) => review.daysAgo)) - DELIVERY_DAYS),
      status: ORDER_STATUS.completed,
      lines: basket.map((review) => {
        const variant = known(variants, review.variant, "variant")
        return { variant, quantity: variant.goods.moq ?? 1, review }
      }),
    }))
  })
}

function fits(basket: readonly CatalogueReview[], review: CatalogueReview): boolean {
  const isNear = basket.every(
    (each) => each.daysAgo - review.daysAgo < DELIVERY_DAYS && each.variant !== review.variant,
  )
  return isNear && basket.length < LINES_AN_ORDER
}

/** What the demo member finds in the order list: one order in each state, the completed one still to be reviewed. */
export function demoOrders({ catalogue, now, members, variants }: Shop): OrderPlan[] {
  const member = known(members, DEMO_MEMBER.email, "member")
  const newTags = catalogue.tags.filter((tag) => tag.type === NEW_ARRIVALS).map((tag) => tag.key)
  const sellable = [...variants.values()].filter(({ entry, goods }) => {
    const isNew = goods.tags?.some((key) => newTags.includes(key))
    return entry.price !== null && entry.stock > 0 && !goods.encrypted && !isNew && entry === goods.variants[0]
  })
  const states = [
    { status: ORDER_STATUS.completed, daysAgo: 24, lines: 2 },
    { status: ORDER_STATUS.cancelled, daysAgo: 13, lines: 1 },
    { status: ORDER_STATUS.shipped, daysAgo: 4, lines: 2 },
    { status: ORDER_STATUS.placed, daysAgo: 1, lines: 1 },
  ]
  return states.flatMap(({ status, daysAgo, lines }, index) => {
    const bought = sellable.slice(index * LINES_AN_ORDER, index * LINES_AN_ORDER + lines)
    if (bought.length === 0) return []
    const planned = bought.map((variant) => ({ variant, quantity: variant.goods.moq ?? 1 }))
    return [{ member, placedAt: daysFrom(now, -daysAgo), status, lines: planned }]
  })
}

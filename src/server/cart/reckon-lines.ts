import { totalWeight } from "../../domain/pricing/freight.ts"
import { type Shortage, shortages } from "../../domain/pricing/quantity.ts"
import { type GoodsReckoning, reckonGoods } from "../../domain/pricing/reductions.ts"
import type { Coupon } from "../../domain/promotions/coupon.ts"
import { type NextStep, nextSteps } from "../../domain/promotions/next-step.ts"
import type { Shop } from "../shop.ts"
import type { GiftGoods, RunningPromotions } from "./order-promotions.ts"
import type { BuyableLine } from "./price-lines.ts"

/** A gift as it goes into the order: as many as are given and left, with the promotion it comes from. */
export type GivenGift = GiftGoods & { promotion: string }

/** What a little more would bring, with its gifts as they stand on the shelf. */
export type OfferedStep = Omit<NextStep, "gifts"> & { gifts: GiftGoods[] }

export type LinesReckoned = {
  goods: GoodsReckoning
  gifts: GivenGift[]
  /** Gifts that are earned, but gone. */
  missingGifts: GivenGift[]
  shortages: Shortage[]
  nextSteps: OfferedStep[]
  /** Grams of what is bought; gifts ride along. */
  weight: number
}

/** All that the lines of an order come to, before freight. */
export function reckonLines(
  shop: Shop,
  lines: readonly BuyableLine[],
  running: RunningPromotions,
  coupon: Coupon | null,
): LinesReckoned {
  const bought = lines.map(({ goods, unit }) => ({ variantId: goods.variantId, quantity: goods.quantity, unit }))
  const reckoned = reckonGoods({ lines: bought, orderPromotions: running.promotions, coupon, now: shop.now })
  const wanted = lines.map(({ goods }) => ({ ...goods, minimum: goods.moq }))
  return {
    goods: reckoned,
    ...giftsLeft(reckoned, running, lines),
    shortages: shortages(wanted, shop.site.siteType),
    nextSteps: stepsOffered(nextSteps(running.promotions, reckoned.saleTotal, shop.now), running),
    weight: totalWeight(wanted),
  }
}

type Gifts = Pick<LinesReckoned, "gifts" | "missingGifts">

/** A gift that has run out does not stop the order, it is left out: what is bought comes first. */
function giftsLeft(reckoned: GoodsReckoning, { gifts }: RunningPromotions, lines: readonly BuyableLine[]): Gifts {
  const left = new Map([...gifts.values()].map(({ variantId, stock }) => [variantId, stock]))
  for (const { goods } of lines) left.set(goods.variantId, (left.get(goods.variantId) ?? 0) - goods.quantity)
  const [given, missing] = [new Map<number, GivenGift>(), new Map<number, GivenGift>()]
  for (const { promotion, gifts: some } of reckoned.gifts) {
    for (const { variantId, number } of some) {
      const gift = gifts.get(variantId)
      if (!gift) continue
      const isLeft = (left.get(variantId) ?? 0) >= number
      if (isLeft) left.set(variantId, (left.get(variantId) ?? 0) - number)
      const those = isLeft ? given : missing
      const before = those.get(variantId)?.number ?? 0
      those.set(variantId, { ...gift, number: before + number, promotion: promotion.name })
    }
  }
  return { gifts: [...given.values()], missingGifts: [...missing.values()] }
}

/** Nobody is asked to spend more for a gift that has run out. */
function stepsOffered(steps: readonly NextStep[], { gifts }: RunningPromotions): OfferedStep[] {
  return steps
    .map((step) => ({ ...step, gifts: step.gifts.flatMap((gift) => leftOf(gifts.get(gift.variantId), gift.number)) }))
    .filter((step) => step.moneyOff > 0 || step.gifts.length > 0)
}

const leftOf = (gift: GiftGoods | undefined, number: number) =>
  gift && gift.stock >= number ? [{ ...gift, number }] : []

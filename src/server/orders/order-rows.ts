import type { Queries } from "../../db/database.ts"
import { couponUse, orderLine, orderReduction } from "../../db/schema/order.ts"
import { violatedKey } from "../../db/violated-key.ts"
import type { ChargedReckoning } from "../../domain/pricing/charged-reckoning.ts"
import { sum, ZERO } from "../../domain/pricing/money.ts"
import type { GivenGift } from "../cart/reckon-lines.ts"
import type { FoundCoupon } from "./find-coupon.ts"
import type { Purchase } from "./read-purchase.ts"

type Placed = { id: number; siteId: number }

/** What was bought and what was given, frozen: name, number, picture and price as they were. The ids of what was bought. */
export async function writeLines(
  tx: Queries,
  { id: orderId, siteId }: Placed,
  purchase: Purchase,
  gifts: readonly GivenGift[],
): Promise<number[]> {
  const reckoned = new Map(purchase.reckoned.goods.lines.map((line) => [line.variantId, line]))
  const bought = purchase.bought.map(({ goods, unit }) => ({
    siteId,
    orderId,
    goodsId: goods.goodsId,
    variantId: goods.variantId,
    name: goods.name,
    number: goods.number,
    specs: goods.specs,
    picture: goods.picture,
    quantity: goods.quantity,
    weight: goods.weight,
    unitPrice: unit.ordinary,
    reduction: sum(Object.values(reckoned.get(goods.variantId)?.shares ?? {})),
  }))
  const given = gifts.map((gift) => ({
    siteId,
    orderId,
    goodsId: gift.goodsId,
    variantId: gift.variantId,
    name: gift.name,
    number: gift.goodNo,
    specs: gift.specs,
    picture: gift.picture,
    quantity: gift.number,
    weight: gift.weight,
    isGift: true,
    unitPrice: ZERO,
  }))
  const rows = await tx
    .insert(orderLine)
    .values([...bought, ...given])
    .returning({ id: orderLine.id, isGift: orderLine.isGift })
  return rows.filter(({ isGift }) => !isGift).map(({ id }) => id)
}

/** Each reduction with the name that the buyer saw. */
export async function writeReductions(
  tx: Queries,
  placed: Placed,
  reductions: ChargedReckoning["reductions"],
): Promise<void> {
  if (reductions.length === 0) return
  const { id: orderId, siteId } = placed
  await tx.insert(orderReduction).values(
    reductions.map(({ kind, id: sourceId, name, amount, shown: shownAmount }, position) => {
      return { siteId, orderId, kind, sourceId, name, amount, shownAmount, position }
    }),
  )
}

/** Unique indexes let a coupon be used once by a buyer, however many try at the same time. */
export async function writeCouponUse(tx: Queries, placed: Placed, coupon: FoundCoupon, email: string): Promise<void> {
  const { memberCouponId, guestEmail } = coupon
  const { id: orderId, siteId } = placed
  await tx
    .insert(couponUse)
    .values({ siteId, orderId, couponId: coupon.id, memberCouponId, email: guestEmail ?? email })
}

/** Whether a failure says that the coupon was used by another order in the meantime. */
export function isCouponTaken(failure: unknown): boolean {
  const violated = violatedKey(failure)
  return violated?.kind === "unique" && violated.name.startsWith("coupon_use_")
}

import {
  coupon,
  goodsPromotion,
  goodsPromotionLine,
  orderPromotion,
  orderPromotionGift,
  orderPromotionTier,
  shippingPromotion,
  shippingPromotionRegion,
} from "../src/db/schema/promotion.ts"
import { money } from "../src/domain/pricing/money.ts"
import type { CatalogueCoupon, CatalogueOrderPromotion } from "./catalogue.ts"
import type { SeededVariant } from "./seed-variants.ts"
import { daysFrom, insertAll, known, only, type Seeding } from "./seeding.ts"

/** Windows open a day early, so that a database whose clock is behind sees them running too. */
const OPEN_SINCE_DAYS = -1
const SHIPPING_PROMOTION_DAYS = 30
const RECEIVE_TYPE = { signUp: 1, checkOut: 2 } as const

export async function insertGoodsPromotions(
  { tx, siteId, catalogue, now }: Seeding,
  goodsIds: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { name, beginDays, endDays, freeShipping = false, lines } of catalogue.goodsPromotions) {
    const beginAt = daysFrom(now, Math.min(beginDays, OPEN_SINCE_DAYS))
    const row = { siteId, name, beginAt, endAt: daysFrom(now, endDays), freeShipping }
    const { id: promotionId } = only(await tx.insert(goodsPromotion).values(row).returning({ id: goodsPromotion.id }))
    const rows = lines.map(({ goods, salePrice }, position) => {
      const goodsId = known(goodsIds, goods, "goods")
      return { siteId, promotionId, goodsId, salePrice: money(salePrice), position }
    })
    await insertAll(tx, goodsPromotionLine, rows)
  }
}

export async function insertOrderPromotions(
  seeding: Seeding,
  variants: ReadonlyMap<string, SeededVariant>,
): Promise<void> {
  const { tx, siteId, catalogue, now } = seeding
  for (const entry of catalogue.orderPromotions) {
    const { name, type, endDays } = entry
    const row = { siteId, name, type, beginAt: daysFrom(now, OPEN_SINCE_DAYS), endAt: daysFrom(now, endDays) }
    const { id: promotionId } = only(await tx.insert(orderPromotion).values(row).returning({ id: orderPromotion.id }))
    for (const { gifts, ...tier } of tiersOf(entry)) {
      const step = { siteId, promotionId, type, ...tier }
      const tiers = await tx.insert(orderPromotionTier).values(step).returning({ id: orderPromotionTier.id })
      const rows = gifts.map(({ variant, number }) => {
        return { siteId, tierId: only(tiers).id, variantId: known(variants, variant, "variant").id, number }
      })
      await insertAll(tx, orderPromotionGift, rows)
    }
  }
}

function tiersOf(entry: CatalogueOrderPromotion) {
  if (entry.type === 1) return entry.tiers.map(({ amount, gifts }) => ({ amount: money(amount), gifts }))
  if (entry.type === 2)
    return entry.tiers.map(({ amount, reduce }) => ({ amount: money(amount), reduceMoney: money(reduce), gifts: [] }))
  return entry.tiers.map(({ amount, percent }) => ({ amount: money(amount), discount: percent, gifts: [] }))
}

export async function insertShippingPromotions({ tx, siteId, catalogue, regions, now }: Seeding): Promise<void> {
  const beginAt = daysFrom(now, OPEN_SINCE_DAYS)
  const endAt = daysFrom(now, SHIPPING_PROMOTION_DAYS)
  for (const { name, above, regions: codes } of catalogue.shippingPromotions) {
    const row = { siteId, name, above: money(above), beginAt, endAt }
    const promotions = await tx.insert(shippingPromotion).values(row).returning({ id: shippingPromotion.id })
    const rows = codes.map((code) => {
      return { siteId, promotionId: only(promotions).id, regionId: known(regions, code, "region").id }
    })
    await insertAll(tx, shippingPromotionRegion, rows)
  }
}

/** Gives the ids of the coupons by code. */
export async function insertCoupons({ tx, siteId, catalogue, now }: Seeding): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const entry of catalogue.coupons) {
    const rows = await tx
      .insert(coupon)
      .values({
        siteId,
        name: entry.name,
        code: entry.code,
        kind: entry.kind,
        ...worth(entry),
        fullReduction: money(entry.above ?? 0),
        receiveType: RECEIVE_TYPE[entry.receive],
        endAt: entry.endDays === undefined ? null : daysFrom(now, entry.endDays),
        isSiteCoupon: entry.siteCoupon ?? false,
      })
      .returning({ id: coupon.id })
    ids.set(entry.code, only(rows).id)
  }
  return ids
}

function worth({ kind, amount, percent }: CatalogueCoupon) {
  return kind === 1 ? { amount: money(amount ?? 0) } : { discount: percent ?? null }
}

import type { ExampleSent } from "../../../../contract/admin/promotion-example.ts"
import type { Queries } from "../../../../db/database.ts"
import { type ApiDecimal, fromDecimal } from "../../../../domain/pricing/money.ts"
import { type Coupon, couponEndOf, couponKindOf } from "../../../../domain/promotions/coupon.ts"
import type { CartGoods } from "../../../cart/cart-goods.ts"
import type { RunningPromotions } from "../../../cart/order-promotions.ts"
import type { FreightRules } from "../../../orders/freight-rules.ts"
import type { Shop } from "../../../shop.ts"
import { offsetsAround, shopMoment } from "../shop-moment.ts"
import { giftsOfDraft } from "./gifts-of-draft.ts"

/** One that is new has no number yet; no stored one has this. */
export const NEW_DRAFT = 0

/** Lines with the goods promotion that is being written, in place of the stored one. */
export function goodsWithDraft(lines: CartGoods[], draft: ExampleSent["draft"]): CartGoods[] {
  if (draft.kind !== "goods") return lines
  const { promotion } = draft
  const id = promotion.id ?? NEW_DRAFT
  return lines.map((line) => {
    const stored = line.promotions.filter((other) => other.id !== id)
    const goods = promotion.detail
      .filter(({ goodId }) => goodId === line.goodsId)
      .map(({ goodId, salePrice }) => ({ goodsId: goodId, salePrice: fromDecimal(salePrice) }))
    const own = { id, name: promotion.dnames, freeShipping: promotion.isFreeShipping, goods }
    return { ...line, promotions: goods.length > 0 ? [...stored, own] : stored }
  })
}

/** The same for order promotions, with the goods that a ladder gives away. */
export async function runningWithDraft(
  shop: Shop,
  db: Pick<Queries, "execute">,
  running: RunningPromotions,
  draft: ExampleSent["draft"],
): Promise<RunningPromotions> {
  if (draft.kind !== "order") return running
  const { promotion } = draft
  const id = promotion.id ?? NEW_DRAFT
  const tiers = promotion.ladderArea.map(({ amount, reduceMoney, discount, goods }) => ({
    amount: fromDecimal(amount),
    reduceMoney: reduceMoney === undefined ? null : fromDecimal(reduceMoney),
    discount: discount ?? null,
    gifts: goods.map(({ detail_id, number }) => ({ variantId: detail_id, number })),
  }))
  const given = await giftsOfDraft(shop, db, tiers)
  const own = { id, name: promotion.dnames, type: promotion.type, tiers }
  return {
    promotions: [...running.promotions.filter((other) => other.id !== id), own],
    gifts: new Map([...running.gifts, ...given]),
  }
}

/** The same for free freight. */
export function freightWithDraft(rules: FreightRules, draft: ExampleSent["draft"]): FreightRules {
  if (draft.kind !== "shipping") return rules
  const { promotion } = draft
  const id = promotion.id ?? NEW_DRAFT
  const own = { id, above: fromDecimal(promotion.above), regions: promotion.regions }
  return { ...rules, promotions: [...rules.promotions.filter((other) => other.id !== id), own] }
}

/** A coupon that is being written, in the hands of somebody who has not used it. */
export function couponOfDraft({ site }: Shop, draft: ExampleSent["draft"]): Coupon | null {
  if (draft.kind !== "coupon") return null
  const { promotion } = draft
  const { peirodTime, amount, discount } = promotion
  return {
    id: promotion.id ?? NEW_DRAFT,
    name: promotion.dnames,
    kind: couponKindOf(promotion.type),
    fullReduction: fromDecimal(promotion.fullReduction),
    amount: amount === null ? null : fromDecimal(amount),
    discount,
    used: false,
    endAt: peirodTime === null ? null : couponEndOf(peirodTime, offsetsAround(site, peirodTime)),
  }
}

/** When it is tried: now while it runs or is over, else when it begins. */
export function momentOfDraft({ site, now }: Shop, draft: ExampleSent["draft"]): Date {
  if (draft.kind === "coupon") return now
  const begin = shopMoment(site, draft.promotion.beginTime, "begin")
  return begin > now ? begin : now
}

/** What stands for a cart of nothing in particular. */
export function madeUpLine(amount: ApiDecimal, weight: number): CartGoods {
  return {
    variantId: NEW_DRAFT,
    goodsId: NEW_DRAFT,
    quantity: 1,
    selected: true,
    name: "",
    number: "",
    specs: "",
    picture: null,
    moq: 1,
    price: fromDecimal(amount),
    regionPrices: null,
    stock: 1,
    weight,
    onSale: true,
    encrypted: false,
    taxClass: "standard",
    tiers: [],
    promotions: [],
  }
}

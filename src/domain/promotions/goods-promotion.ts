import type { Money } from "../pricing/money.ts"
import { isRunning, type TimeWindow } from "./time-window.ts"

/** Sale prices of some goods for a while (app 7; with the app off there are none to hand over). */
export interface GoodsPromotion extends TimeWindow {
  readonly id: number
  readonly name: string
  readonly freeShipping: boolean
  readonly goods: readonly { readonly goodsId: number; readonly salePrice: Money }[]
}

export interface GoodsOffer {
  readonly promotion: GoodsPromotion
  readonly salePrice: Money
}

/** The lowest running sale price of a good, with its promotion; a sale price of 0 is none. */
export function goodsOffer(goodsId: number, promotions: readonly GoodsPromotion[], now: Date): GoodsOffer | null {
  return promotions
    .filter((promotion) => isRunning(promotion, now))
    .flatMap((promotion) => promotion.goods.map((entry) => ({ ...entry, promotion })))
    .filter((entry) => entry.goodsId === goodsId && entry.salePrice > 0)
    .reduce<GoodsOffer | null>((best, { promotion, salePrice }) => {
      return best && best.salePrice <= salePrice ? best : { promotion, salePrice }
    }, null)
}

/** A sale price counts only below the ordinary price (retail: the variant's, else its tier's): the lower of the two. */
export function offerFor(ordinary: Money, offer: GoodsOffer | null): GoodsOffer | null {
  return offer && offer.salePrice < ordinary ? offer : null
}

/** Goods in a running promotion with free shipping ship free, even where its price does not undercut the ordinary one. */
export function shipsFree(goodsId: number, promotions: readonly GoodsPromotion[], now: Date): boolean {
  return promotions.some(
    (promotion) =>
      promotion.freeShipping && isRunning(promotion, now) && promotion.goods.some((entry) => entry.goodsId === goodsId),
  )
}

/** Whether a sale price makes nothing cheaper but something dearer: it is above every normal price. Without one it is not. */
export function isAboveNormal(salePrice: Money, normalPrices: readonly Money[]): boolean {
  return normalPrices.length > 0 && normalPrices.every((price) => salePrice > price)
}

import type { Cart, CartLine } from "../../contract/cart-calls.ts"
import { goodsPath } from "../../domain/catalog/goods-address.ts"
import { DEFAULT_DISCOUNT_PERCENT, DEFAULT_REDUCE_MONEY } from "../../domain/constants.ts"
import { chargedSum, NOTHING_CHARGED } from "../../domain/pricing/charged-amount.ts"
import { chargedReckoning } from "../../domain/pricing/charged-reckoning.ts"
import { cents, sum, toDecimal, ZERO } from "../../domain/pricing/money.ts"
import { tiersShown } from "../catalog/goods-tiers.ts"
import { shownAmounts } from "../order-records/shown-amounts.ts"
import { pictureUrl, type Shop } from "../shop.ts"
import type { BuyableLine, PricedLine } from "./price-lines.ts"
import { purchaseTax, taxTold } from "./purchase-tax.ts"
import type { GivenGift, LinesReckoned, OfferedStep } from "./reckon-lines.ts"

export function lineShown(shop: Shop, { goods, unit, problem, next }: PricedLine): CartLine {
  return {
    goodName: goods.name,
    goodId: goods.goodsId,
    goodDetailId: goods.variantId,
    specs: goods.specs,
    moq: goods.moq,
    pifaPrice: tiersShown(shop, goods.tiers),
    buNumber: goods.quantity,
    price: toDecimal(unit?.price ?? ZERO),
    orginPrice: toDecimal(unit?.ordinary ?? ZERO),
    weight: goods.weight,
    image: pictureUrl(goods.picture),
    url: goodsPath(goods.name, goods.goodsId),
    goodNo: goods.number,
    onSale: goods.onSale,
    isShowPifaPrice: shop.site.siteType !== "retail" && goods.tiers.length > 0,
    stock: goods.stock,
    selected: goods.selected,
    nextPrice: next && { missing: next.missing, price: toDecimal(next.price) },
    problem,
  }
}

/** What the goods come to where the shop usually sells. Freight and total are told anew where freight is known. */
export function reckoningShown(
  shop: Shop,
  bought: readonly BuyableLine[],
  reckoned: LinesReckoned,
): Omit<Cart, "list"> {
  const { goods, gifts, shortages, weight, nextSteps } = reckoned
  const charged = chargedReckoning(goods, ZERO, shop.currency)
  const tax = purchaseTax(shop, bought, { goods, fee: ZERO, charged }, null)
  const total = chargedSum([charged.total, tax?.shownChange ?? NOTHING_CHARGED])
  return {
    subtotal: toDecimal(goods.subtotal),
    reductions: goods.reductions.map(({ kind, name, amount }) => ({ kind, dnames: name, amount: toDecimal(amount) })),
    gifts: gifts.map(giftShown),
    total: toDecimal(sum([goods.goodsTotal, tax?.change ?? ZERO])),
    weight,
    shortages: shortages.map(({ name, missing }) => ({ goodName: name, missing })),
    nextOffers: nextSteps.map(stepShown),
    shown: shownAmounts({ ...charged, total }, shop.currency, tax && taxTold(tax), shop.language),
  }
}

type GiftTold = Pick<GivenGift, "variantId" | "goodsId" | "name" | "specs" | "number" | "picture" | "promotion">

export const giftShown = ({ variantId, goodsId, name, specs, number, picture, promotion }: GiftTold) => ({
  goodName: name,
  goodId: goodsId,
  goodDetailId: variantId,
  specs,
  buNumber: number,
  image: pictureUrl(picture),
  dnames: promotion,
})

/** As a step of the promotion's ladder is told, with what is missing to it. */
const stepShown = ({ promotion, tier, missing, moneyOff, gifts }: OfferedStep) => ({
  dnames: promotion.name,
  type: promotion.type,
  amount: toDecimal(tier.amount),
  missing: toDecimal(missing),
  saving: toDecimal(moneyOff),
  reduceMoney: toDecimal(tier.reduceMoney ?? cents(DEFAULT_REDUCE_MONEY)),
  discount: tier.discount ?? DEFAULT_DISCOUNT_PERCENT,
  goodsNumber: gifts.reduce((all, gift) => all + gift.number, 0),
  goods: gifts.map(({ goodsId, name, picture, number }) => ({
    goodId: goodsId,
    goodName: name,
    image: pictureUrl(picture),
    number,
  })),
})

import type { ExampleSent, ExampleShown } from "../../../../contract/admin/promotion-example.ts"
import { areaPriceRegion } from "../../../../domain/pricing/area-price.ts"
import { chargedReckoning } from "../../../../domain/pricing/charged-reckoning.ts"
import { type Freight, freightFor, totalWeight } from "../../../../domain/pricing/freight.ts"
import { sum, toDecimal, ZERO } from "../../../../domain/pricing/money.ts"
import { orderTotal } from "../../../../domain/pricing/reductions.ts"
import { shipsFree } from "../../../../domain/promotions/goods-promotion.ts"
import { isRefused, refused } from "../../../../domain/refusal.ts"
import type { App } from "../../../../domain/site/apps.ts"
import type { Refused } from "../../../api/handlers.ts"
import { cartGoods, linesSent } from "../../../cart/cart-goods.ts"
import { runningPromotions } from "../../../cart/order-promotions.ts"
import { isBuyable, priceLines } from "../../../cart/price-lines.ts"
import { purchaseTax } from "../../../cart/purchase-tax.ts"
import { type LinesReckoned, reckonLines } from "../../../cart/reckon-lines.ts"
import { freightRules } from "../../../orders/freight-rules.ts"
import { has, type Shop } from "../../../shop.ts"
import { shopWindow } from "../shop-moment.ts"
import {
  couponOfDraft,
  freightWithDraft,
  goodsWithDraft,
  madeUpLine,
  momentOfDraft,
  NEW_DRAFT,
  runningWithDraft,
} from "./draft-at-work.ts"
import { overlapsOf } from "./overlaps.ts"

/** Offers of a kind hold while its app is on; coupons always. */
const APP: Record<ExampleSent["draft"]["kind"], App | null> = {
  goods: "goodsPromotion",
  order: "orderPromotion",
  shipping: "shippingPromotion",
  coupon: null,
}

const KIND = { goods: "goodsPromotion", order: "orderPromotion", coupon: "coupon", shipping: "shipping" } as const

/**
 * What a cart would cost with an offer as it is being written, by the very functions that the checkout uses (see
 * `readPurchase`), at the moment when the offer holds. Writes nothing.
 */
export async function workedExample(
  here: Shop,
  { draft, cart, region_code }: ExampleSent,
): Promise<ExampleShown | Refused> {
  const { site, db } = here
  if (draft.kind !== "coupon") {
    const window = shopWindow(site, draft.promotion)
    if (isRefused(window)) return window
  }
  // Staff see what is behind the goods password.
  const shop: Shop = { ...here, now: momentOfDraft(here, draft), unlocked: true }
  const app = APP[draft.kind]
  const isAppOff = app !== null && !has(shop, app)
  const region = region_code ?? null
  const wanted =
    "lines" in cart
      ? await cartGoods(
          shop,
          db,
          linesSent(cart.lines.map(({ detail_id, number }) => ({ variantId: detail_id, quantity: number }))),
        )
      : [madeUpLine(cart.amount, cart.weight)]
  if (wanted.length === 0) return refused("unknownGoods")
  const goods = isAppOff ? wanted : goodsWithDraft(wanted, draft)
  const stored = await runningPromotions(shop, db)
  const running = isAppOff ? stored : await runningWithDraft(shop, db, stored, draft)
  const whereabouts = { address: region, proxyCountry: null, siteDefault: site.defaultRegion }
  const lines = priceLines(shop, goods, areaPriceRegion(site.siteType, has(shop, "areaPrice"), whereabouts))
  const bought = lines.filter(isBuyable)
  if (bought.length === 0)
    return refused(lines.some(({ problem }) => problem === "priceOnRequest") ? "priceOnRequest" : "nothingToBuy")
  const reckoned = reckonLines(shop, bought, running, couponOfDraft(shop, draft))
  const freightLines = bought.map(({ goods: { weight, quantity, goodsId, promotions } }) => ({
    weight,
    quantity,
    shipsFree: shipsFree(goodsId, promotions, shop.now),
  }))
  const rules = region === null ? null : await freightRules(shop, db, region)
  const freight =
    rules && region !== null
      ? freightFor({
          region,
          ...(isAppOff ? rules : freightWithDraft(rules, draft)),
          amount: reckoned.goods.freightAmount,
          now: shop.now,
          lines: freightLines,
        })
      : null
  const fee = freight && !isRefused(freight) ? freight.fee : ZERO
  const charged = chargedReckoning(reckoned.goods, fee, shop.currency)
  const to = region === null ? null : { region, postcode: "" }
  const tax = purchaseTax(shop, bought, { goods: reckoned.goods, fee, charged }, to)
  const { goods: result } = reckoned
  const draftId = draft.promotion.id ?? NEW_DRAFT
  const isDraft = (kind: string, id: number) => !isAppOff && kind === KIND[draft.kind] && id === draftId
  return {
    at: shop.now.toISOString(),
    isAppOff,
    counts: counts(reckoned, isRefused(freight) ? null : freight, isDraft, draft),
    subtotal: toDecimal(result.subtotal),
    reductions: result.reductions.map(({ kind, id, name, amount }) => ({
      kind,
      dnames: name,
      amount: toDecimal(amount),
      isDraft: isDraft(kind, id),
    })),
    gifts: [...reckoned.gifts.map(giftShown(true)), ...reckoned.missingGifts.map(giftShown(false))],
    freight:
      freight && !isRefused(freight) && region !== null
        ? { region, fee: toDecimal(freight.fee), free: freight.free, weight: totalWeight(freightLines) }
        : null,
    noShipping: isRefused(freight),
    tax: tax && toDecimal(tax.change),
    total: toDecimal(sum([orderTotal(result, fee), tax?.change ?? ZERO])),
    next: reckoned.nextSteps.map(({ promotion, tier, missing, moneyOff, gifts }) => ({
      dnames: promotion.name,
      amount: toDecimal(tier.amount),
      missing: toDecimal(missing),
      saving: toDecimal(moneyOff),
      gifts: gifts.reduce((all, gift) => all + gift.number, 0),
    })),
    couponProblem: couponProblem(result.couponRefusal),
    overlaps: await overlapsOf(here, draft),
  }
}

type Gift = LinesReckoned["gifts"][number]

const giftShown =
  (isLeft: boolean) =>
  ({ name, number, promotion }: Gift) => ({ goodName: name, number, dnames: promotion, isLeft })

function couponProblem(refusal: LinesReckoned["goods"]["couponRefusal"]): ExampleShown["couponProblem"] {
  if (!refusal) return null
  const { why, missing } = refusal.details
  return { why, ...(missing !== undefined && { missing: toDecimal(missing) }) }
}

/** Whether the offer that is being written makes a difference to this cart. */
function counts(
  { goods }: LinesReckoned,
  freight: Freight | null,
  isDraft: (kind: string, id: number) => boolean,
  draft: ExampleSent["draft"],
): boolean {
  if (goods.reductions.some(({ kind, id }) => isDraft(kind, id))) return true
  if (goods.gifts.some(({ promotion }) => isDraft("orderPromotion", promotion.id))) return true
  if (draft.kind === "shipping") return freight?.free === "shippingPromotion"
  return draft.kind === "goods" && draft.promotion.isFreeShipping && freight?.free === "goodsPromotion"
}

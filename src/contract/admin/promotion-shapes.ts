import { z } from "zod"
import { ORDER_PROMOTION_TYPE } from "../../domain/constants.ts"
import { toDecimal, ZERO } from "../../domain/pricing/money.ts"
import type { OrderPromotionType } from "../../domain/promotions/order-promotion-rule.ts"
import { amount, amountSent, filled, id, key, moment, quantity, regionCode } from "../fields.ts"
import { complain, percentLeft, priceAsked, priceSent, readAt, windowSent, windowShown } from "./fields.ts"

const GOODS_MAX = 500
const STEPS_MAX = 20
const GIFTS_MAX = 10
const REGIONS_MAX = 300

/** What orders that count have made of it: how many, what it took off them, what they came to. */
export const turnover = z.object({ orders: z.number().int(), reduction: amount, total: amount })

export const adminGoodsPromotion = z.object({
  id,
  dnames: z.string(),
  ...windowShown,
  isFreeShipping: z.boolean(),
  createTime: moment,
  updated_at: moment,
  turnover,
  detail: z.array(
    z.object({ goodId: id, goodName: z.string(), image: z.string().nullable(), salePrice: amount, orginPrice: amount }),
  ),
})

export const goodsPromotionSent = z
  .object({
    id: id.optional(),
    ...readAt,
    dnames: filled(100),
    ...windowSent,
    isFreeShipping: z.boolean().default(false),
    detail: z
      .array(z.object({ goodId: id, salePrice: priceAsked }))
      .min(1, key("required"))
      .max(GOODS_MAX, key("tooManyEntries")),
  })
  .superRefine((sent, context) => {
    for (const [at, { goodId }] of sent.detail.entries())
      if (sent.detail.findIndex((other) => other.goodId === goodId) < at)
        complain(context, ["detail", at, "goodId"], key("invalid"))
  })

const adminGift = z.object({
  detail_id: id,
  goodId: id,
  goodName: z.string(),
  goodNo: z.string(),
  number: z.number().int(),
})
const adminStep = z.object({
  amount,
  reduceMoney: amount.nullable(),
  discount: z.number().int().nullable(),
  goods: z.array(adminGift),
})
export const adminOrderPromotion = z.object({
  id,
  dnames: z.string(),
  type: z.number().int(),
  ...windowShown,
  updated_at: moment,
  turnover,
  ladderArea: z.array(adminStep),
})

const stepSent = z.object({
  amount: amountSent,
  reduceMoney: priceAsked.optional(),
  discount: percentLeft.optional(),
  goods: z
    .array(z.object({ detail_id: id, number: quantity.default(1) }))
    .max(GIFTS_MAX, key("tooManyEntries"))
    .default([]),
})

/** What a step of each type gives, and nothing else. */
const GIVES = { 1: "goods", 2: "reduceMoney", 3: "discount" } as const satisfies Record<OrderPromotionType, string>

export const orderPromotionSent = z
  .object({
    id: id.optional(),
    ...readAt,
    dnames: filled(100),
    type: z.literal(Object.values(ORDER_PROMOTION_TYPE)),
    ...windowSent,
    ladderArea: z.array(stepSent).min(1, key("required")).max(STEPS_MAX, key("tooManyEntries")),
  })
  .superRefine((sent, context) => {
    for (const [at, step] of sent.ladderArea.entries()) {
      const given = { goods: step.goods.length > 0, reduceMoney: !!step.reduceMoney, discount: !!step.discount }
      for (const kind of Object.values(GIVES)) {
        const isWanted = kind === GIVES[sent.type]
        if (given[kind] !== isWanted)
          complain(context, ["ladderArea", at, kind], key(isWanted ? "required" : "invalid"))
      }
      if (sent.ladderArea.findIndex((other) => other.amount === step.amount) < at)
        complain(context, ["ladderArea", at, "amount"], key("invalid"))
      if (new Set(step.goods.map((gift) => gift.detail_id)).size < step.goods.length)
        complain(context, ["ladderArea", at, "goods"], key("invalid"))
    }
  })

export const adminShippingPromotion = z.object({
  id,
  dnames: z.string(),
  above: amount,
  ...windowShown,
  updated_at: moment,
  regions: z.array(z.string()),
})

export const shippingPromotionSent = z.object({
  id: id.optional(),
  ...readAt,
  dnames: filled(100),
  above: priceSent.default(toDecimal(ZERO)),
  ...windowSent,
  /** Where it holds; none means everywhere. */
  regions: z
    .array(regionCode)
    .max(REGIONS_MAX, key("tooManyEntries"))
    .default([])
    .transform((codes) => [...new Set(codes)]),
})

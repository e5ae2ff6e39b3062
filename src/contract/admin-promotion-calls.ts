import { z } from "zod"
import {
  complain,
  endsAfterBegin,
  pages,
  percentLeft,
  priceAsked,
  priceSent,
  removed,
  windowSent,
  windowShown,
} from "./admin-fields.ts"
import type { Calls } from "./call.ts"
import { amount, amountSent, filled, id, key, listOf, moment, quantity, regionCode } from "./fields.ts"

const GOODS_MAX = 500
const STEPS_MAX = 20
const GIFTS_MAX = 10
const REGIONS_MAX = 300

const keptGoodsPromotion = z.object({
  id,
  dnames: z.string(),
  ...windowShown,
  isFreeShipping: z.boolean(),
  createTime: moment,
  detail: z.array(z.object({ goodId: id, goodName: z.string(), salePrice: amount, orginPrice: amount })),
})

const goodsPromotionSent = z
  .object({
    id: id.optional(),
    dnames: filled(100),
    ...windowSent,
    isFreeShipping: z.boolean().default(false),
    detail: z
      .array(z.object({ goodId: id, salePrice: priceAsked }))
      .min(1, key("required"))
      .max(GOODS_MAX, key("tooManyEntries")),
  })
  .superRefine((sent, context) => {
    endsAfterBegin(sent, context)
    for (const [at, { goodId }] of sent.detail.entries())
      if (sent.detail.findIndex((other) => other.goodId === goodId) < at)
        complain(context, ["detail", at, "goodId"], key("invalid"))
  })

const keptGift = z.object({
  detail_id: id,
  goodId: id,
  goodName: z.string(),
  goodNo: z.string(),
  number: z.number().int(),
})
const keptStep = z.object({
  amount,
  reduceMoney: amount.nullable(),
  discount: z.number().int().nullable(),
  goods: z.array(keptGift),
})
const keptOrderPromotion = z.object({
  id,
  dnames: z.string(),
  type: z.number().int(),
  ...windowShown,
  ladderArea: z.array(keptStep),
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
const GIVES = { 1: "goods", 2: "reduceMoney", 3: "discount" } as const

const orderPromotionSent = z
  .object({
    id: id.optional(),
    dnames: filled(100),
    type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    ...windowSent,
    ladderArea: z.array(stepSent).min(1, key("required")).max(STEPS_MAX, key("tooManyEntries")),
  })
  .superRefine((sent, context) => {
    endsAfterBegin(sent, context)
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

const keptShippingPromotion = z.object({
  id,
  dnames: z.string(),
  above: amount,
  ...windowShown,
  regions: z.array(z.string()),
})

const shippingPromotionSent = z
  .object({
    id: id.optional(),
    dnames: filled(100),
    above: priceSent.default(0),
    ...windowSent,
    /** Where it holds; none means everywhere. */
    regions: z
      .array(regionCode)
      .max(REGIONS_MAX, key("tooManyEntries"))
      .default([])
      .transform((codes) => [...new Set(codes)]),
  })
  .superRefine(endsAfterBegin)

const page = z.object(pages)
const saved = z.object({ id })
const one = z.object({ id })

export const adminPromotionCalls = {
  "GET /api/admin/goodsPromotion/lists": {
    summary: "Goods promotions: planned, running and over",
    who: "staff",
    query: page,
    reply: listOf(keptGoodsPromotion),
  },
  "POST /api/admin/goodsPromotion/save": {
    summary: "Adds or replaces a goods promotion",
    who: "staff",
    body: goodsPromotionSent,
    reply: saved,
    refusals: ["unknownRow", "unknownGoods", "notPossibleNow"],
  },
  "POST /api/admin/goodsPromotion/remove": {
    summary: "Removes a goods promotion; its goods cost again what they cost",
    who: "staff",
    body: one,
    reply: removed,
    refusals: ["unknownRow"],
  },
  "GET /api/admin/orderPromotion/lists": {
    summary: "Order promotions with their ladders",
    who: "staff",
    query: page,
    reply: listOf(keptOrderPromotion),
  },
  "POST /api/admin/orderPromotion/save": {
    summary: "Adds or replaces an order promotion: type 1 gives goods, 2 takes money off, 3 leaves a percentage to pay",
    who: "staff",
    body: orderPromotionSent,
    reply: saved,
    refusals: ["unknownRow", "notPossibleNow"],
  },
  "POST /api/admin/orderPromotion/remove": {
    summary: "Removes an order promotion",
    who: "staff",
    body: one,
    reply: removed,
    refusals: ["unknownRow"],
  },
  "GET /api/admin/shippingPromotion/lists": {
    summary: "Shipping promotions",
    who: "staff",
    query: page,
    reply: listOf(keptShippingPromotion),
  },
  "POST /api/admin/shippingPromotion/save": {
    summary: "Adds or replaces a shipping promotion: free freight from an amount on",
    who: "staff",
    body: shippingPromotionSent,
    reply: saved,
    refusals: ["unknownRow"],
  },
  "POST /api/admin/shippingPromotion/remove": {
    summary: "Removes a shipping promotion",
    who: "staff",
    body: one,
    reply: removed,
    refusals: ["unknownRow"],
  },
} as const satisfies Calls

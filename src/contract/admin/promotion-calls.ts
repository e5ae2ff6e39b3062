import { z } from "zod"
import type { Calls } from "../call.ts"
import { id, listOf } from "../fields.ts"
import { pages, removed, stamped } from "./fields.ts"
import { exampleSent, exampleShown } from "./promotion-example.ts"
import {
  adminGoodsPromotion,
  adminOrderPromotion,
  adminShippingPromotion,
  goodsPromotionSent,
  orderPromotionSent,
  shippingPromotionSent,
} from "./promotion-shapes.ts"

const page = z.object(pages)
const one = z.object({ id })
const paused = z.object({ kind: z.enum(["goods", "order", "shipping"]), id, isPaused: z.boolean() })

export const adminPromotionCalls = {
  "GET /api/admin/goodsPromotion/lists": {
    summary: "Goods promotions: planned, running and over",
    who: "staff",
    query: page,
    reply: listOf(adminGoodsPromotion),
  },
  "POST /api/admin/goodsPromotion/save": {
    summary: "Adds or replaces a goods promotion",
    who: "staff",
    body: goodsPromotionSent,
    reply: stamped,
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
    reply: listOf(adminOrderPromotion),
  },
  "POST /api/admin/orderPromotion/save": {
    summary: "Adds or replaces an order promotion: type 1 gives goods, 2 takes money off, 3 leaves a percentage to pay",
    who: "staff",
    body: orderPromotionSent,
    reply: stamped,
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
    reply: listOf(adminShippingPromotion),
  },
  "POST /api/admin/shippingPromotion/save": {
    summary: "Adds or replaces a shipping promotion: free freight from an amount on",
    who: "staff",
    body: shippingPromotionSent,
    reply: stamped,
    refusals: ["unknownRow", "notPossibleNow"],
  },
  "POST /api/admin/shippingPromotion/remove": {
    summary: "Removes a shipping promotion",
    who: "staff",
    body: one,
    reply: removed,
    refusals: ["unknownRow"],
  },
  "POST /api/admin/promotion/pause": {
    summary: "Pauses a promotion that runs, or lets one that is paused go on until it would have ended",
    who: "staff",
    body: paused,
    reply: stamped,
    refusals: ["unknownRow", "notPossibleNow"],
  },
  "POST /api/admin/promotion/example": {
    summary:
      "What a cart would cost with a promotion or coupon as it is being written, reckoned as at the checkout, and what else runs beside it; writes nothing",
    who: "staff",
    body: exampleSent,
    reply: exampleShown,
    refusals: ["unknownGoods", "nothingToBuy", "priceOnRequest"],
  },
} as const satisfies Calls

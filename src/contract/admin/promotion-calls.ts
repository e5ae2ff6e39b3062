import { z } from "zod"
import type { Calls } from "../call.ts"
import { id, listOf } from "../fields.ts"
import { pages, removed } from "./fields.ts"
import {
  adminGoodsPromotion,
  adminOrderPromotion,
  adminShippingPromotion,
  goodsPromotionSent,
  orderPromotionSent,
  shippingPromotionSent,
} from "./promotion-shapes.ts"

const page = z.object(pages)
const saved = z.object({ id })
const one = z.object({ id })

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
    reply: listOf(adminOrderPromotion),
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
    reply: listOf(adminShippingPromotion),
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

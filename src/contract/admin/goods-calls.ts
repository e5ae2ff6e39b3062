import { z } from "zod"
import type { Calls } from "../call.ts"
import { flagText, id, idText, key, keywordsText, listOf, moment } from "../fields.ts"
import { complain, momentSent, pages, priceAsked, priceSent, STOCK_MAX, someIds } from "./fields.ts"
import { goodsSent, tiersSent, wholeNumber } from "./goods-sent.ts"
import { adminGoods, adminGoodsReply } from "./goods-shapes.ts"
import { variantsSent } from "./variants-sent.ts"

const stamped = z.object({ id, updated_at: moment })

export const adminGoodsCalls = {
  "GET /api/admin/goods/lists": {
    summary: "All goods of the shop, also those off sale, newest first",
    who: "staff",
    query: z.object({
      keywords: keywordsText.optional(),
      categoryId: idText.optional(),
      onSale: flagText.optional(),
      stock: z.enum(["low", "out"]).optional(),
      ...pages,
    }),
    reply: listOf(adminGoods),
    refusals: ["unknownCategory"],
  },
  "GET /api/admin/goods/detail": {
    summary: "A good as it is edited",
    who: "staff",
    query: z.object({ id: idText }),
    reply: adminGoodsReply,
    refusals: ["unknownGoods"],
  },
  "POST /api/admin/goods/save": {
    summary:
      "Adds a good, or changes what is sent of one; `updated_at` is what was read, so that no colleague's change is lost",
    who: "staff",
    body: goodsSent,
    reply: stamped,
    refusals: ["unknownGoods", "unknownCategory", "unknownRow", "unknownPicture", "alreadyThere", "notPossibleNow"],
  },
  "POST /api/admin/goods/variants": {
    summary: "Replaces the variants of a good; stock is given to new ones only, see the call `stock`",
    who: "staff",
    body: variantsSent,
    reply: stamped.extend({ variants: z.array(z.object({ id, goodNo: z.string() })) }),
    refusals: ["unknownGoods", "unknownRow", "unknownPicture", "alreadyThere", "notPossibleNow"],
  },
  "POST /api/admin/goods/price": {
    summary: "Gives a variant another price; 0 means on request",
    who: "staff",
    body: z.object({ detail_id: id, price: priceSent, orgin_price: priceAsked.nullable().optional() }),
    reply: stamped,
    refusals: ["unknownRow"],
  },
  "POST /api/admin/goods/stock": {
    summary:
      "Pieces of a variant: counted anew (`set`), or so many more or fewer (`change`), which no sale in between can spoil",
    who: "staff",
    body: z
      .object({
        detail_id: id,
        set: wholeNumber.min(0).max(STOCK_MAX).optional(),
        change: wholeNumber.min(-STOCK_MAX).max(STOCK_MAX).optional(),
      })
      .superRefine((sent, context) => {
        if (sent.set === undefined && sent.change === undefined) complain(context, ["change"], key("required"))
        if (sent.set !== undefined && sent.change !== undefined) complain(context, ["change"], key("invalid"))
      }),
    reply: z.object({ detail_id: id, stock: z.number().int() }),
    refusals: ["unknownRow", "outOfStock", "notPossibleNow"],
  },
  "POST /api/admin/goods/tiers": {
    summary: "Replaces the prices by quantity of a good, or of one of its variants",
    who: "staff",
    body: z.object({ goods_id: id, detail_id: id.optional(), updated_at: momentSent.optional(), tiers: tiersSent }),
    reply: stamped,
    refusals: ["unknownGoods", "unknownRow", "notPossibleNow"],
  },
  "POST /api/admin/goods/onSale": {
    summary: "Puts goods on sale or takes them off",
    who: "staff",
    body: z.object({ ids: someIds, on: z.boolean() }),
    reply: z.object({ changed: z.array(id) }),
    refusals: ["unknownGoods"],
  },
  "POST /api/admin/goods/remove": {
    summary: "Removes goods; those that somebody has ordered or asked about are taken off sale instead",
    who: "staff",
    body: z.object({ ids: someIds }),
    reply: z.object({ removed: z.array(id), offSale: z.array(id) }),
    refusals: ["unknownGoods", "notPossibleNow"],
  },
} as const satisfies Calls

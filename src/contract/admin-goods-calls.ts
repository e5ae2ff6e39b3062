import { z } from "zod"
import {
  complain,
  htmlSent,
  idsOf,
  linkSent,
  momentSent,
  pages,
  priceAsked,
  priceSent,
  STOCK_MAX,
  someIds,
} from "./admin-fields.ts"
import { goodsKept, keptGoods } from "./admin-goods-shapes.ts"
import { variantsSent } from "./admin-variants-sent.ts"
import type { Calls } from "./call.ts"
import {
  filled,
  flagText,
  id,
  idText,
  key,
  keywordsText,
  listOf,
  moment,
  quantity,
  regionCode,
  text,
} from "./fields.ts"

const RANK_MAX = 1_000_000
const TIERS_MAX = 20
const REGION_PRICES_MAX = 60

const wholeNumber = z.number(key("wholeNumber")).int(key("wholeNumber"))
const attribute = z.object({ name: filled(100), value: filled(500) })

/** What is not sent of a good that exists stays as it is. */
const goodsSent = z
  .object({
    dnames: filled(200),
    subtitle: text(200),
    dno: filled(60),
    moq: quantity,
    onSale: z.boolean(),
    isEncrypted: z.boolean(),
    selfActivity: z.boolean(),
    rank: wholeNumber.min(-RANK_MAX).max(RANK_MAX),
    description: htmlSent,
    video: linkSent.nullable(),
    attributes: z.array(attribute).max(60, key("tooManyEntries")),
    seo: z.object({ title: text(200), description: text(500), keywords: text(500) }),
    categories: idsOf(20),
    tags: idsOf(20),
    relations: idsOf(24),
    pictures: idsOf(30),
  })
  .partial()
  .extend({ id: id.optional(), updated_at: momentSent.optional() })
  .superRefine((sent, context) => {
    if (sent.id !== undefined && !sent.updated_at) complain(context, ["updated_at"], key("required"))
    for (const field of ["dnames", "dno"] as const)
      if (sent.id === undefined && sent[field] === undefined) complain(context, [field], key("required"))
  })

const tiersSent = z
  .array(
    z.object({
      begin: quantity,
      price: priceAsked,
      region_prices: z
        .array(z.object({ region_code: regionCode, price: priceAsked }))
        .max(REGION_PRICES_MAX, key("tooManyEntries"))
        .default([]),
    }),
  )
  .max(TIERS_MAX, key("tooManyEntries"))
  .superRefine((tiers, context) => {
    for (const [at, tier] of tiers.entries()) {
      if (tiers.findIndex(({ begin }) => begin === tier.begin) < at) complain(context, [at, "begin"], key("invalid"))
      if (new Set(tier.region_prices.map(({ region_code }) => region_code)).size < tier.region_prices.length)
        complain(context, [at, "region_prices"], key("invalid"))
    }
  })

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
    reply: listOf(keptGoods),
    refusals: ["unknownCategory"],
  },
  "GET /api/admin/goods/detail": {
    summary: "A good as it is edited",
    who: "staff",
    query: z.object({ id: idText }),
    reply: goodsKept,
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

import { z } from "zod"
import { LOCALE_CODES } from "../../domain/locales/locales.ts"
import type { Calls } from "../call.ts"
import { filled, flagText, id, idListText, idText, key, keywordsText, listOf, moment } from "../fields.ts"
import { momentSent, pages, priceAsked, priceSent, someIds } from "./fields.ts"
import { BULK_ROWS_MAX, bulkReply, bulkRowShown, bulkSent } from "./goods-bulk.ts"
import { goodsSent, tiersSent } from "./goods-sent.ts"
import { adminGoods, adminGoodsReply } from "./goods-shapes.ts"
import { variantsSent } from "./variants-sent.ts"

const stamped = z.object({ id, updated_at: moment })

const filter = {
  keywords: keywordsText.optional(),
  categoryId: idText.optional(),
  tagId: idText.optional(),
  onSale: flagText.optional(),
  stock: z.enum(["low", "out"]).optional(),
  /** Whether there is one. */
  picture: flagText.optional(),
  locked: flagText.optional(),
  /** The language in which nothing is said of it. */
  missing: z.enum(LOCALE_CODES, key("localeNotOffered")).optional(),
}
const SORTS = ["newest", "oldest", "name", "nameDesc", "number", "changed"] as const
const sort = z.enum(SORTS).default("newest")

export type AdminGoodsSort = (typeof SORTS)[number]
export type AdminGoodsFilter = z.output<z.ZodObject<typeof filter>>

export const adminGoodsCalls = {
  "GET /api/admin/goods/lists": {
    summary: "All goods of the shop, also those off sale; from 10,001 on a total means more than 10,000",
    who: "staff",
    query: z.object({ ...filter, sort, ...pages }),
    reply: listOf(adminGoods),
    refusals: ["unknownCategory"],
  },
  "GET /api/admin/goods/rows": {
    summary: `The same goods as a table to be changed at once, a row for each variant; at most ${BULK_ROWS_MAX} rows`,
    who: "staff",
    query: z.object({ ...filter, sort, ids: idListText.optional() }),
    reply: z.object({ rows: z.array(bulkRowShown), isMore: z.boolean() }),
    refusals: ["unknownCategory"],
  },
  "POST /api/admin/goods/bulk": {
    summary:
      "Changes what is sent of many goods and variants in one step. Rows with a fault are named; either the others are saved (`skip`) or nothing is (`refuse`)",
    who: "staff",
    large: true,
    body: bulkSent,
    reply: bulkReply,
  },
  "POST /api/admin/goods/copy": {
    summary:
      "Adds a good like another one, off sale, under a number of its own; variants get new numbers and no pieces",
    who: "staff",
    body: z.object({ id, dno: filled(60), dnames: filled(200).optional() }),
    reply: stamped,
    refusals: ["unknownGoods", "alreadyThere", "notPossibleNow"],
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

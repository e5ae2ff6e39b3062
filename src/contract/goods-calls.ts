import { z } from "zod"
import { GOODS_SORTS } from "../domain/catalog/goods-sort.ts"
import type { Calls } from "./call.ts"
import {
  amountText,
  flagText,
  id,
  idListText,
  idText,
  keywordsText,
  listOf,
  pageSizeText,
  pageText,
  regionCode,
  starsText,
} from "./fields.ts"
import {
  categoryNode,
  deliveryTime,
  goodsDetail,
  goodsEntry,
  goodsList,
  goodsListWithFacets,
  goodsPromotion,
  latestRemarks,
  orderPromotion,
  remarkList,
} from "./goods-shapes.ts"

export const GOODS_PAGE_SIZE = 24
const REMARK_PAGE_SIZE = 10
const LATEST_REMARKS = 4

/** What of the facets is wanted: counting them takes longer than finding a page of goods. */
const FACETS_WANTED = ["all", "categories", "none"] as const

const tagType = z.enum(["2", "3", "4", "6"]).transform(Number)

export const goodsCalls = {
  "GET /api/goods/lists": {
    summary: "Goods of the shop, narrowed and sorted, with what they can be narrowed by",
    query: z.object({
      categoryId: idText.optional(),
      ids: idListText.optional(),
      keywords: keywordsText.optional(),
      type: tagType.optional(),
      tag: idText.optional(),
      specs: idListText.optional(),
      sort: z.enum(GOODS_SORTS).default("default"),
      min: amountText.optional(),
      max: amountText.optional(),
      onSale: flagText.optional(),
      /** At least so many stars. */
      rating: starsText.optional(),
      facets: z.enum(FACETS_WANTED).default("all"),
      current_page: pageText,
      page_size: pageSizeText(GOODS_PAGE_SIZE),
    }),
    reply: goodsListWithFacets,
    refusals: ["unknownCategory"],
  },
  "GET /api/goods/detail": {
    summary: "All of one good: pictures, choices, variants, prices, text",
    who: "shopper",
    query: z.object({ id: idText }),
    reply: goodsDetail,
    refusals: ["unknownGoods"],
  },
  "GET /api/goods/suggest": {
    summary: "Up to 8 goods and 4 categories for what has been typed so far, typing errors included",
    query: z.object({ keywords: keywordsText }),
    reply: z.object({
      goods: z.array(goodsEntry).max(8),
      categories: z.array(z.object({ id: z.number().int(), dnames: z.string() })).max(4),
      corrected: z.string().nullable(),
    }),
  },
  "GET /api/goods/category": { summary: "The category tree", reply: z.array(categoryNode) },
  "GET /api/goods/promationGoods": { summary: "Running goods promotions", reply: listOf(goodsPromotion) },
  "GET /api/order/orderPromation": { summary: "Running order promotions", reply: listOf(orderPromotion) },
  "GET /api/goods/selfactivity": {
    summary: "Goods of the shop's own activity",
    query: z.object({ current_page: pageText, page_size: pageSizeText(GOODS_PAGE_SIZE) }),
    reply: goodsList,
  },
  "GET /api/goods/remarks": {
    summary: "Reviews of a good, newest first, with the summary per star",
    query: z.object({
      goods_id: idText,
      stars: z.enum(["1", "2", "3", "4", "5"]).transform(Number).optional(),
      current_page: pageText,
      page_size: pageSizeText(REMARK_PAGE_SIZE),
    }),
    reply: remarkList,
    refusals: ["unknownGoods", "appOff"],
  },
  "GET /api/goods/latestRemarks": {
    summary: "The newest reviews of four stars or more across the shop, with the shop's average",
    query: z.object({ page_size: pageSizeText(LATEST_REMARKS) }),
    reply: latestRemarks,
  },
  "GET /api/goods/stock": {
    summary:
      "Pieces left of each variant of a good, and how long delivery takes: to `region_code`, else to the member's address, else to where the visitor is. Pages that are kept ask for it afresh",
    who: "shopper",
    query: z.object({ id: idText, region_code: regionCode.optional() }),
    reply: listOf(z.object({ id, stock: z.number().int() })).extend({ delivery: deliveryTime.nullable() }),
    refusals: ["unknownGoods"],
  },
} as const satisfies Calls

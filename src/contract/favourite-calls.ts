import { z } from "zod"
import { FAVOURITE_PAGE_SIZE } from "../domain/constants.ts"
import type { Calls } from "./call.ts"
import { id, listOf, pageSizeText, pageText } from "./fields.ts"
import { goodsEntry } from "./goods-shapes.ts"

const changed = z.object({ goods_id: id, isCollect: z.boolean() })

export const favouriteCalls = {
  "GET /api/goods/collect": {
    summary: "The member's favourites, the latest first",
    who: "member",
    query: z.object({ current_page: pageText, page_size: pageSizeText(FAVOURITE_PAGE_SIZE) }),
    reply: listOf(goodsEntry),
  },
  "POST /api/goods/addCollect": {
    summary: "Adds a good to the favourites; it may be there already",
    who: "member",
    body: z.object({ goods_id: id }),
    reply: changed,
    refusals: ["unknownGoods"],
  },
  "POST /api/goods/deleteCollect": {
    summary: "Takes a good out of the favourites; it may be gone already",
    who: "member",
    body: z.object({ goods_id: id }),
    reply: changed,
  },
} as const satisfies Calls

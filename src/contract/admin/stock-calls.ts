import { z } from "zod"
import { STAFF_STOCK_REASONS, STOCK_REASONS } from "../../domain/catalog/stock-reasons.ts"
import type { Calls } from "../call.ts"
import { id, idText, key, listOf, moment, text } from "../fields.ts"
import { complain, pages, STOCK_MAX } from "./fields.ts"
import { wholeNumber } from "./goods-sent.ts"

/** Why, where it is not clear by itself. */
const STOCK_NOTE_MAX = 300
/** Why staff change what is left: left out, `set` is counted and `change` a correction. */
export const stockReasonSent = z.enum(STAFF_STOCK_REASONS, key("invalid"))
export const stockNoteSent = text(STOCK_NOTE_MAX)

const stockMove = z.object({
  id: z.number().int(),
  goods_id: id,
  detail_id: id,
  goodNo: z.string(),
  change: z.number().int(),
  /** What was left after it. */
  stock: z.number().int(),
  reason: z.enum(STOCK_REASONS),
  note: z.string(),
  /** Empty where it followed from an order. */
  staffName: z.string(),
  order_no: z.string().nullable(),
  createTime: moment,
})

export const adminStockCalls = {
  "POST /api/admin/goods/stock": {
    summary:
      "Pieces of a variant: counted anew (`set`), or so many more or fewer (`change`), which no sale in between can spoil",
    who: "staff",
    body: z
      .object({
        detail_id: id,
        set: wholeNumber.min(0).max(STOCK_MAX).optional(),
        change: wholeNumber.min(-STOCK_MAX).max(STOCK_MAX).optional(),
        reason: stockReasonSent.optional(),
        note: stockNoteSent.optional(),
      })
      .superRefine((sent, context) => {
        if (sent.set === undefined && sent.change === undefined) complain(context, ["change"], key("required"))
        if (sent.set !== undefined && sent.change !== undefined) complain(context, ["change"], key("invalid"))
      }),
    reply: z.object({ detail_id: id, stock: z.number().int() }),
    refusals: ["unknownRow", "outOfStock", "notPossibleNow"],
  },
  "GET /api/admin/stock/lists": {
    summary: "How stock came to be what it is, the latest first: of a good, or of one of its variants",
    who: "staff",
    query: z.object({
      goods_id: idText,
      detail_id: idText.optional(),
      reason: z.enum(STOCK_REASONS, key("invalid")).optional(),
      ...pages,
    }),
    reply: listOf(stockMove),
  },
} as const satisfies Calls

import { z } from "zod"
import type { Calls } from "../call.ts"
import { filled, id, key, linesOf, orderNo, quantity } from "../fields.ts"
import { orderMoved, orderStepped } from "./order-shapes.ts"

export const CARRIER_MAX = 100
export const TRACKING_MAX = 100
const SLIPS_MAX = 100

const parcel = { carrier: filled(CARRIER_MAX), tracking_no: filled(TRACKING_MAX) }
const isEachOnce = (lines: readonly { id: number }[]) => new Set(lines.map(({ id }) => id)).size === lines.length

/** Numbers of orders with commas between. */
const orderNos = z
  .string()
  .max(SLIPS_MAX * 40, key("tooLong"))
  .transform((listed) => listed.split(","))
  .pipe(z.array(orderNo).min(1).max(SLIPS_MAX, key("tooManyEntries")))

const slip = z.object({
  order_no: z.string(),
  /** The buyer's: what the slip is written in. */
  language: z.string(),
  address: z.array(z.string()),
  remark: z.string(),
  /** In grams, of the pieces on the slip. */
  weight: z.number().int(),
  lines: z.array(
    z.object({
      id,
      goodName: z.string(),
      specs: z.string(),
      goodNo: z.string(),
      isGift: z.boolean(),
      /** Pieces that are still to be sent; where all are gone, all that were sent. */
      pieces: z.number().int(),
    }),
  ),
  words: z.object({ pieces: z.string(), goods: z.string(), number: z.string(), gift: z.string(), remark: z.string() }),
})

export const adminParcelCalls = {
  "POST /api/admin/order/parcel": {
    summary:
      "Some pieces of an order leave in a parcel, and the buyer is told; the order is on its way once its last piece has left",
    who: "staff",
    idempotent: true,
    body: z.object({
      order_no: orderNo,
      ...parcel,
      /** By the lines' ids. */
      lines: linesOf(z.object({ id, quantity })).refine(isEachOnce, key("invalid")),
    }),
    reply: orderStepped.extend({ parcel_id: id }),
    refusals: ["unknownOrder", "notPossibleNow"],
  },
  "POST /api/admin/order/parcelNumber": {
    summary: "Corrects carrier and number of a parcel, and tells the buyer the new ones",
    who: "staff",
    body: z.object({ order_no: orderNo, parcel_id: id, ...parcel }),
    reply: orderStepped,
    refusals: ["unknownOrder", "unknownRow"],
  },
  "POST /api/admin/order/pack": {
    summary: "Ticks a line of an order off while packing, or takes the tick away",
    who: "staff",
    body: z.object({ order_no: orderNo, id, packed: z.boolean() }),
    reply: orderMoved,
    refusals: ["unknownOrder", "unknownRow"],
  },
  "GET /api/admin/order/slips": {
    summary: "What packing slips and labels of up to 100 orders say",
    who: "staff",
    query: z.object({ order_nos: orderNos }),
    reply: z.object({ shop: z.string(), list: z.array(slip) }),
  },
} as const satisfies Calls

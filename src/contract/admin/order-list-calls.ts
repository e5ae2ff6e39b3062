import { z } from "zod"
import { isOrderStatus, isPaymentStatus } from "../../domain/orders/order-status.ts"
import type { Calls } from "../call.ts"
import { amount, amountText, filled, flagText, idText, key, keywordsText, listOf, orderNo, text } from "../fields.ts"
import { refusalStatus } from "../refusals.ts"
import { days } from "./days.ts"
import { complain, pages } from "./fields.ts"
import { adminOrderEntry } from "./order-shapes.ts"
import { CARRIER_MAX, TRACKING_MAX } from "./parcel-calls.ts"
import { undoable } from "./step-calls.ts"

const COUPON_MAX = 40
const BULK_MAX = 100

/** One status or several, with commas between. */
const statuses = (isOne: (code: number) => boolean) =>
  z
    .string()
    .regex(/^\d{1,2}(,\d{1,2}){0,7}$/, key("idList"))
    .transform((listed) => listed.split(",").map(Number))
    .refine((codes) => codes.every(isOne), key("invalid"))

/** Which orders a list shows; the same for its sum and its export. */
const orderFilters = {
  status: statuses(isOrderStatus).optional(),
  payment: statuses(isPaymentStatus).optional(),
  /** Only those that are to be sent: placed or in preparation, and not refunded. */
  to_ship: flagText.optional(),
  /** Only those for which the shop has to do something: accept, send, answer or receive a return. */
  needs_hand: flagText.optional(),
  keywords: keywordsText.optional(),
  /** Where they go: a country. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, key("regionUnknown"))
    .optional(),
  buyer: z.enum(["member", "guest"]).optional(),
  member_id: idText.optional(),
  total_from: amountText.optional(),
  total_to: amountText.optional(),
  goods_id: idText.optional(),
  /** The code or the name of a coupon that was used. */
  coupon: text(COUPON_MAX).optional(),
  ...days,
}

const sort = z.enum(["newest", "oldest", "highest", "lowest"]).default("newest")

/** What can be done for many orders at once. */
const BULK_STEPS = ["accept", "prepare", "ship", "deliver", "complete"] as const

/** Columns that a list can show, and its export writes. */
export const ORDER_COLUMNS = [
  "order_no",
  "createTime",
  "contacter",
  "email",
  "country",
  "status",
  "payment",
  "pieces",
  "total",
  "shownTotal",
  "currency",
  "buyer",
  "returnStatus",
] as const

const columns = z
  .string()
  .max(400, key("tooLong"))
  .transform((listed) => listed.split(","))
  .pipe(z.array(z.enum(ORDER_COLUMNS)).max(ORDER_COLUMNS.length))
  .optional()

const counted = z.number().int().min(0)

export const adminOrderListCalls = {
  "GET /api/admin/order/lists": {
    summary:
      "Orders; keywords are part of a number, an e-mail address or a name, or a goods number. A total above 10,000 means more than that",
    who: "staff",
    query: z.object({ ...orderFilters, sort, ...pages }),
    reply: listOf(adminOrderEntry),
  },
  "GET /api/admin/order/sum": {
    summary: "What all orders of a list come to, in the base currency, and how many they are",
    who: "staff",
    query: z.object(orderFilters),
    reply: z.object({ count: counted, amount }),
  },
  "GET /api/admin/order/counts": {
    summary: "How many orders the usual views show; above 10,000 means more than that",
    who: "staff",
    reply: z.object({ all: counted, needsHand: counted, toShip: counted, onItsWay: counted }),
  },
  "GET /api/admin/order/export": {
    summary: "The orders of a list as a CSV file, all of them, with the columns that are named",
    who: "staff",
    query: z.object({ ...orderFilters, sort, columns }),
    reply: z.string(),
    file: true,
  },
  "POST /api/admin/order/bulk": {
    summary:
      "One step for up to 100 orders, each by itself; what is not possible is said for each. Done twice it is done once",
    who: "staff",
    body: z
      .object({
        step: z.enum(BULK_STEPS),
        orders: z
          .array(
            z.object({
              order_no: orderNo,
              /** Where the step is to ship. */
              carrier: filled(CARRIER_MAX).optional(),
              tracking_no: filled(TRACKING_MAX).optional(),
            }),
          )
          .min(1, key("required"))
          .max(BULK_MAX, key("tooManyEntries"))
          .refine((orders) => new Set(orders.map(({ order_no }) => order_no)).size === orders.length, key("invalid")),
      })
      .superRefine(({ step, orders }, context) => {
        if (step !== "ship") return
        for (const [at, { carrier, tracking_no }] of orders.entries()) {
          if (carrier === undefined) complain(context, ["orders", at, "carrier"], key("required"))
          if (tracking_no === undefined) complain(context, ["orders", at, "tracking_no"], key("required"))
        }
      }),
    reply: z.object({
      list: z.array(
        z.object({
          order_no: z.string(),
          /** `already`: somebody did it before. */
          outcome: z.enum(["done", "already", "refused"]),
          reason: z.enum(Object.keys(refusalStatus)).nullable(),
          dStatus: z.number().int().nullable(),
          amontStatus: z.number().int().nullable(),
          undo: undoable,
        }),
      ),
    }),
  },
} as const satisfies Calls

import { z } from "zod"
import type { Calls, Who } from "../call.ts"
import { amountSent, chargedSent, filled, id, key, linesOf, orderNo, quantity, text } from "../fields.ts"
import type { RefusalReason } from "../refusals.ts"
import { dayText } from "./days.ts"
import { adminOrderDetail, orderMoved, orderStepped } from "./order-shapes.ts"
import { CARRIER_MAX, TRACKING_MAX } from "./parcel-calls.ts"

const NOTE_MAX = 2000
const REFERENCE_MAX = 200

const isEachOnce = (lines: readonly { id: number }[]) => new Set(lines.map(({ id }) => id)).size === lines.length

const STEP_REFUSALS = ["unknownOrder", "notPossibleNow"] as const satisfies RefusalReason[]

const step = <Body extends z.ZodObject>(summary: string, body: Body) => ({
  summary,
  who: "staff" as const satisfies Who,
  body,
  reply: orderMoved,
  refusals: STEP_REFUSALS,
})

/** A step that can be taken back for some seconds. */
const undoableStep = <Body extends z.ZodObject>(summary: string, body: Body) => ({
  ...step(summary, body),
  reply: orderStepped,
})

const named = z.object({ order_no: orderNo })

/** Money that changes hands: in the order's currency, with no more digits than it has. */
const byHand = named.extend({
  amount: chargedSent,
  day: dayText,
  reference: text(REFERENCE_MAX).default(""),
})

export const adminOrderCalls = {
  "GET /api/admin/order/detail": {
    summary: "Everything about an order, and what can be done with it now",
    who: "staff",
    query: named,
    reply: adminOrderDetail,
    refusals: ["unknownOrder"],
  },
  "POST /api/admin/order/accept": undoableStep("Accepts an order that is not paid yet: it no longer expires", named),
  "POST /api/admin/order/prepare": undoableStep("The order is being prepared", named),
  "POST /api/admin/order/ship": undoableStep(
    "The order is on its way, and the buyer is told; of one that is, carrier and number are corrected",
    named.extend({ carrier: filled(CARRIER_MAX), tracking_no: filled(TRACKING_MAX) }),
  ),
  "POST /api/admin/order/deliver": undoableStep("The order has arrived", named),
  "POST /api/admin/order/complete": undoableStep("The order is completed", named),
  "POST /api/admin/order/cancel": {
    ...step(
      "Cancels an order that is not shipped; what was paid is given back, which only the owner may decide",
      named,
    ),
    refusals: [...STEP_REFUSALS, "ownerOnly"],
  },
  "POST /api/admin/order/refund": {
    ...step(
      "Gives money back: for pieces of some lines and for freight, the amount that is named, or all that is left",
      named
        .extend({
          amount: amountSent.refine((amount) => amount > 0, key("amount")).optional(),
          /** By the lines' ids; each piece gives back what it cost after all reductions. */
          lines: linesOf(z.object({ id, quantity })).refine(isEachOnce, key("invalid")).optional(),
          /** What was paid for freight, beside the pieces or by itself. */
          freight: z.boolean().default(false),
        })
        .refine(({ amount, lines, freight }) => amount === undefined || (lines === undefined && !freight), {
          path: ["amount"],
          message: key("invalid"),
        }),
    ),
    refusals: [...STEP_REFUSALS, "disputeOpen", "disputeNotCounted", "refundNotExact"],
    who: "staff",
    idempotent: true,
  },
  "POST /api/admin/order/received": {
    ...step("Money has come without a provider, all or a part; when it is all there the order is paid", byHand),
    refusals: [...STEP_REFUSALS, "moreThanOwed"],
    idempotent: true,
  },
  "POST /api/admin/order/givenBack": {
    ...step("Money that came without a provider was given back, at most what was received", byHand),
    refusals: [...STEP_REFUSALS, "moreThanReceived"],
    idempotent: true,
  },
  "POST /api/admin/order/note": step(
    "A note in the timeline that the buyer does not see",
    named.extend({ text: filled(NOTE_MAX, "contentRequired") }),
  ),
} as const satisfies Calls

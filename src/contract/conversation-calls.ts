import { z } from "zod"
import type { Calls } from "./call.ts"
import { filled, id, moment } from "./fields.ts"
import { inquiryMessage, MESSAGE_MAX } from "./inquiry-shapes.ts"
import { guestAddress } from "./order-shapes.ts"

const TOKEN_MAX = 200

/** What the link in the mail carries. */
const token = filled(TOKEN_MAX)

const conversation = z.object({
  number: z.string(),
  name: z.string(),
  messages: z.array(inquiryMessage),
  /** In which quotes are written. */
  base: z.object({ code: z.string(), symbol: z.string() }),
  createTime: moment,
})

export const conversationCalls = {
  "GET /api/goods/conversation": {
    summary: "What was said about an inquiry, for whoever has the link that was mailed to its sender",
    query: z.object({ token }),
    reply: conversation,
    refusals: ["linkInvalid", "tooMany"],
  },
  "POST /api/goods/conversation": {
    summary: "The sender of an inquiry writes to the shop again",
    body: z.object({ token, content: filled(MESSAGE_MAX, "contentRequired") }),
    reply: conversation,
    refusals: ["linkInvalid", "tooMany"],
  },
  "POST /api/goods/acceptQuote": {
    summary: "The sender of an inquiry takes the offer: it becomes an order, once, which `link` opens to be paid",
    body: z.object({ token, quote_id: id, address: guestAddress.omit({ email: true }) }),
    reply: z.object({ order_no: z.string(), link: z.string() }),
    refusals: [
      "linkInvalid",
      "notPossibleNow",
      "tooMany",
      "nothingToBuy",
      "offSale",
      "outOfStock",
      "belowMoq",
      "priceOnRequest",
      "priceChanged",
      "noShipping",
      "noPaymentMethod",
      "tooManyUnpaid",
      "tooManyPieces",
    ],
  },
} as const satisfies Calls

import { z } from "zod"
import { RETURN_PICTURES_MAX, RETURN_REASON_MAX, RETURN_TEXT_MAX } from "../domain/constants.ts"
import type { Calls } from "./call.ts"
import { email, filled, id, idText, linesOf, orderNo, pictureUrls, quantity, text } from "./fields.ts"
import { returnedDetail, returnStatus } from "./return-shapes.ts"

const EXPRESS_MAX = 100

/** Ids of returns can be guessed. An e-mail address is proof only together with the number of the order. */
const proof = { order_no: orderNo.optional(), email: email.optional() }

const moved = z.object({ id, status: returnStatus })
const refusals = ["unknownReturn", "notPossibleNow", "tooMany"] as const

export const returnCalls = {
  "POST /api/order/returned": {
    summary: "Asks to send pieces of an order back",
    who: "shopper",
    body: z.object({
      order_no: orderNo,
      email: email.optional(),
      items: linesOf(z.object({ detail_id: id, number: quantity })),
      reason: filled(RETURN_REASON_MAX),
      content: text(RETURN_TEXT_MAX).default(""),
      images: pictureUrls(RETURN_PICTURES_MAX),
    }),
    reply: z.object({ returned_id: id }),
    refusals: ["unknownOrder", "proofRequired", "notPossibleNow", "notReturnable", "unknownPicture", "tooMany"],
  },
  "GET /api/order/returnedDetail": {
    summary: "A return, what comes back for it, and what can be done with it now",
    who: "shopper",
    query: z.object({ id: idText, ...proof }),
    reply: returnedDetail.extend({ steps: z.array(z.enum(["sendBack", "confirm", "cancel"])) }),
    refusals: ["unknownReturn", "tooMany"],
  },
  "POST /api/order/returnedCancel": {
    summary: "Takes a request for a return back",
    who: "shopper",
    body: z.object({ id, ...proof }),
    reply: moved,
    refusals,
  },
  "POST /api/order/returnedConfirm": {
    summary: "Agrees that a return is done, once the refund has been made",
    who: "shopper",
    body: z.object({ id, ...proof }),
    reply: moved,
    refusals,
  },
  "POST /api/order/returnedChangeInfo": {
    summary: "Says by which parcel the pieces come back",
    who: "shopper",
    body: z.object({
      id,
      ...proof,
      express_company: filled(EXPRESS_MAX),
      express_no: filled(EXPRESS_MAX),
    }),
    reply: moved,
    refusals,
  },
} as const satisfies Calls

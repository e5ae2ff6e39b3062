import { z } from "zod"
import type { Calls } from "../call.ts"
import { amount, filled, id, idText, keywordsText, linesOf, listOf, moment, quantity } from "../fields.ts"
import { inquiryMessage, MESSAGE_MAX } from "../inquiry-shapes.ts"
import { dayText } from "./days.ts"
import { pages, priceAsked, priceSent } from "./fields.ts"
import { undoable } from "./step-calls.ts"

const inquiryEntry = z.object({
  id,
  number: z.string(),
  name: z.string(),
  email: z.string(),
  content: z.string(),
  company: z.string(),
  country: z.string(),
  /** Kinds of goods and pieces asked for. */
  lines: z.number().int(),
  pieces: z.number().int(),
  /** Nothing where it waits for an answer: not answered yet, or written to again since. */
  answerTime: moment.nullable(),
  createTime: moment,
})

const listed = inquiryEntry.extend({
  /** The last thing that was said in it, and who said it. */
  lastContent: z.string(),
  lastBy: z.enum(["staff", "shopper"]),
  lastTime: moment,
  quote: z.enum(["open", "expired", "withdrawn", "accepted"]).nullable(),
})

const inquiryLine = z.object({
  goodId: id,
  goodDetailId: id.nullable(),
  goodName: z.string(),
  goodNo: z.string(),
  image: z.string().nullable(),
  url: z.string(),
  total: z.number().int(),
})

/** A variant that a quote of this inquiry may name, with what it costs now and how many there are. */
const quotable = z.object({
  detail_id: id,
  good_id: id,
  goodName: z.string(),
  goodNo: z.string(),
  specs: z.string(),
  image: z.string().nullable(),
  price: amount,
  stock: z.number().int(),
})

const quoteSent = z.object({
  lines: linesOf(z.object({ detail_id: id, number: quantity, price: priceAsked })),
  freight: priceSent.optional(),
  validUntil: dayText,
})

export const adminInquiryCalls = {
  "GET /api/admin/inquiry/lists": {
    summary:
      "Inquiries, newest first, all, those that wait for an answer, or those with a quote that stands or was accepted",
    who: "staff",
    query: z.object({
      state: z.enum(["waiting", "answered", "quoted", "accepted"]).optional(),
      keywords: keywordsText.optional(),
      ...pages,
    }),
    reply: listOf(listed),
  },
  "GET /api/admin/inquiry/detail": {
    summary: "One inquiry with the goods it asks for and all that was said since",
    who: "staff",
    query: z.object({ id: idText }),
    reply: inquiryEntry.omit({ lines: true }).extend({
      phone: z.string(),
      language: z.string(),
      /** What the shop said last. */
      answer: z.string(),
      detail: z.array(inquiryLine),
      messages: z.array(inquiryMessage),
      quotable: z.array(quotable),
      /** The page on which the sender reads and answers, as it is mailed. */
      link: z.string(),
    }),
    refusals: ["unknownRow"],
  },
  "POST /api/admin/inquiry/answer": {
    summary: "Answers an inquiry and mails the answer; an answer that was given is changed only with `correct`",
    who: "staff",
    body: z.object({ id, answer: filled(MESSAGE_MAX, "contentRequired"), correct: z.boolean().default(false) }),
    reply: z.object({ id, answerTime: moment, undo: undoable }),
    refusals: ["unknownRow", "notPossibleNow"],
  },
  "POST /api/admin/inquiry/message": {
    summary:
      "Writes to the sender once more, with a quote where one is sent; `seen` is the last message that was read (0 for none), so that nobody writes past a colleague. A new quote, which is the owner's to make, takes the place of the one before",
    who: "staff",
    body: z.object({
      id,
      seen: z.number().int().min(0).max(2_147_483_647),
      content: filled(MESSAGE_MAX, "contentRequired"),
      quote: quoteSent.optional(),
    }),
    reply: z.object({ id, message_id: id, answerTime: moment, undo: undoable }),
    refusals: ["unknownRow", "unknownGoods", "notPossibleNow", "ownerOnly"],
  },
  "POST /api/admin/inquiry/withdrawQuote": {
    summary: "Takes back the quote that stands",
    who: "staff",
    body: z.object({ id }),
    reply: z.object({ id }),
    refusals: ["unknownRow", "notPossibleNow"],
  },
} as const satisfies Calls

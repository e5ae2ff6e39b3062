import { z } from "zod"
import type { Calls } from "../call.ts"
import { filled, id, idText, listOf, moment } from "../fields.ts"
import { days } from "./days.ts"
import { pages } from "./fields.ts"

const ANSWER_MAX = 4000

const sender = { name: z.string(), email: z.string(), content: z.string() }

const inquiryEntry = z.object({
  id,
  number: z.string(),
  ...sender,
  company: z.string(),
  country: z.string(),
  /** Kinds of goods and pieces asked for. */
  lines: z.number().int(),
  pieces: z.number().int(),
  answerTime: moment.nullable(),
  createTime: moment,
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

const accessEntry = z.object({
  id,
  ...sender,
  granted: z.boolean(),
  handleTime: moment.nullable(),
  createTime: moment,
})

const feedbackEntry = z.object({ id, ...sender, country: z.string(), phone: z.string(), createTime: moment })

export const adminContactCalls = {
  "GET /api/admin/inquiry/lists": {
    summary: "Inquiries, newest first, all or those that wait for an answer",
    who: "staff",
    query: z.object({ state: z.enum(["waiting", "answered"]).optional(), ...pages }),
    reply: listOf(inquiryEntry),
  },
  "GET /api/admin/inquiry/detail": {
    summary: "One inquiry with the goods it asks for",
    who: "staff",
    query: z.object({ id: idText }),
    reply: inquiryEntry.omit({ lines: true }).extend({
      phone: z.string(),
      language: z.string(),
      answer: z.string(),
      detail: z.array(inquiryLine),
    }),
    refusals: ["unknownRow"],
  },
  "POST /api/admin/inquiry/answer": {
    summary: "Answers an inquiry and mails the answer; an answer that was given is changed only with `correct`",
    who: "staff",
    body: z.object({ id, answer: filled(ANSWER_MAX, "contentRequired"), correct: z.boolean().default(false) }),
    reply: z.object({ id, answerTime: moment }),
    refusals: ["unknownRow", "notPossibleNow"],
  },
  "GET /api/admin/access/lists": {
    summary: "Who asked for the password of the encrypted goods, newest first",
    who: "staff",
    query: z.object({ state: z.enum(["waiting", "handled"]).optional(), ...pages }),
    reply: listOf(accessEntry),
  },
  "POST /api/admin/access/grant": {
    summary: "Mails the goods password to whoever asked for it",
    who: "staff",
    body: z.object({ id }),
    reply: z.object({ id, granted: z.literal(true) }),
    refusals: ["unknownRow", "notPossibleNow"],
  },
  "POST /api/admin/access/dismiss": {
    summary: "Puts an access request aside without a word",
    who: "staff",
    body: z.object({ id }),
    reply: z.object({ id, granted: z.literal(false) }),
    refusals: ["unknownRow", "notPossibleNow"],
  },
  "GET /api/admin/feedback/lists": {
    summary: "Words to the shop, newest first",
    who: "staff",
    query: z.object({ ...days, ...pages }),
    reply: listOf(feedbackEntry),
  },
} as const satisfies Calls

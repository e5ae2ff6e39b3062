import { z } from "zod"
import type { Calls } from "../call.ts"
import { id, keywordsText, listOf, moment } from "../fields.ts"
import { days } from "./days.ts"
import { pages } from "./fields.ts"
import { undoable } from "./step-calls.ts"

const sender = { name: z.string(), email: z.string(), content: z.string() }

const accessEntry = z.object({
  id,
  ...sender,
  granted: z.boolean(),
  handleTime: moment.nullable(),
  createTime: moment,
})

const feedbackEntry = z.object({ id, ...sender, country: z.string(), phone: z.string(), createTime: moment })

export const adminContactCalls = {
  "GET /api/admin/access/lists": {
    summary: "Who asked for the password of the encrypted goods, newest first",
    who: "staff",
    query: z.object({ state: z.enum(["waiting", "handled"]).optional(), keywords: keywordsText.optional(), ...pages }),
    reply: listOf(accessEntry),
  },
  "POST /api/admin/access/grant": {
    summary: "Mails the goods password to whoever asked for it",
    who: "staff",
    body: z.object({ id }),
    reply: z.object({ id, granted: z.literal(true), undo: undoable }),
    refusals: ["unknownRow", "notPossibleNow"],
  },
  "POST /api/admin/access/dismiss": {
    summary: "Puts an access request aside without a word",
    who: "staff",
    body: z.object({ id }),
    reply: z.object({ id, granted: z.literal(false), undo: undoable }),
    refusals: ["unknownRow", "notPossibleNow"],
  },
  "GET /api/admin/feedback/lists": {
    summary: "Words to the shop, newest first",
    who: "staff",
    query: z.object({ keywords: keywordsText.optional(), ...days, ...pages }),
    reply: listOf(feedbackEntry),
  },
} as const satisfies Calls

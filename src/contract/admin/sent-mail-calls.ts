import { z } from "zod"
import type { Calls } from "../call.ts"
import { id, idText, key, listOf, moment, orderNo } from "../fields.ts"
import { pages } from "./fields.ts"

const mailEntry = z.object({
  id,
  kind: z.string(),
  recipient: z.string(),
  language: z.string(),
  /** `held`: the step that causes it can still be taken back. `waiting`: it is sent in a moment, or tried again. */
  state: z.enum(["held", "waiting", "sent", "failed"]),
  /** Why it could not be sent, the last time that it was tried. */
  failure: z.string().nullable(),
  createTime: moment,
  sendTime: moment.nullable(),
  /** Whether it can be read as it was sent, and sent once more: not one that lets somebody in. */
  canRead: z.boolean(),
  canSendAgain: z.boolean(),
})

export const adminSentMailCalls = {
  "GET /api/admin/sentMail/lists": {
    summary: "Mails about an order, an inquiry, or to a member, latest first; they are kept for 90 days",
    who: "staff",
    query: z
      .object({ order_no: orderNo.optional(), member_id: idText.optional(), inquiry_id: idText.optional(), ...pages })
      .refine(
        ({ order_no, member_id, inquiry_id }) =>
          [order_no, member_id, inquiry_id].filter((each) => each !== undefined).length === 1,
        { path: ["order_no"], message: key("required") },
      ),
    reply: listOf(mailEntry),
    refusals: ["unknownOrder", "unknownRow"],
  },
  "GET /api/admin/sentMail/detail": {
    summary: "One mail as it was sent",
    who: "staff",
    query: z.object({ id: idText }),
    /** Null where nothing was kept of it, or it is not sent yet. */
    reply: mailEntry.extend({ copy: z.object({ subject: z.string(), html: z.string() }).nullable() }),
    refusals: ["unknownRow"],
  },
  "POST /api/admin/sentMail/again": {
    summary: "Sends a mail once more, to the same address, as it is written today",
    who: "staff",
    body: z.object({ id }),
    reply: z.object({ id }),
    refusals: ["unknownRow", "notPossibleNow", "tooMany"],
  },
} as const satisfies Calls

export type MailEntry = z.output<typeof mailEntry>

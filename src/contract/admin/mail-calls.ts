import { z } from "zod"
import { LOCALE_CODES } from "../../domain/locales/locales.ts"
import { MAIL_KINDS } from "../../domain/site/mail-kinds.ts"
import type { Calls } from "../call.ts"
import { key, listOf, moment, text } from "../fields.ts"
import { momentSent } from "./fields.ts"

const ADDITION_MAX = 1000

const kind = z.enum(MAIL_KINDS, key("invalid"))
const locale = z.enum(LOCALE_CODES, key("localeNotOffered"))
const addition = z.object({ locale, text: z.string(), updated_at: moment })

export const adminMailCalls = {
  "GET /api/admin/mail/lists": {
    summary: "Every mail that the shop sends, to whom, and what the merchant has added to it in which language",
    who: "staff",
    reply: listOf(z.object({ kind, to: z.enum(["buyer", "merchant", "staff"]), additions: z.array(addition) })),
  },
  "GET /api/admin/mail/preview": {
    summary: "A mail as it would be sent, written with an order, a buyer and a question that do not exist",
    who: "staff",
    query: z.object({
      kind,
      locale,
      /** What would be added; without it, what is added now. */
      addition: text(ADDITION_MAX).optional(),
    }),
    reply: z.object({
      subject: z.string(),
      html: z.string(),
      text: z.string(),
      from: z.object({ name: z.string(), address: z.string().nullable() }),
      replyTo: z.string().nullable(),
    }),
  },
  "POST /api/admin/mail/addition": {
    summary: "Writes what is added to mails of a kind in a language; an empty text takes it away",
    who: "staff",
    body: z.object({
      kind,
      locale,
      text: text(ADDITION_MAX),
      /** When what was read was written; null where there was nothing. */
      updated_at: momentSent.nullable(),
    }),
    reply: z.object({ kind, additions: z.array(addition) }),
    refusals: ["notPossibleNow"],
  },
  "POST /api/admin/mail/test": {
    summary: "Sends a mail as it is previewed, to whoever asks and to nobody else",
    who: "staff",
    body: z.object({ kind, locale }),
    reply: z.object({ sentTo: z.string() }),
    refusals: ["tooMany"],
  },
} as const satisfies Calls

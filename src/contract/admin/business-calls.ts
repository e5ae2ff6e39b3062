import { z } from "zod"
import { memberBusiness } from "../business-calls.ts"
import type { Calls } from "../call.ts"
import { filled, id, idText, key, text } from "../fields.ts"

const REFERENCE_MAX = 100
const VAT_NUMBER_MAX = 40

const shown = memberBusiness.extend({
  id,
  /** Who of the staff has last decided something here. */
  staffName: z.string().nullable(),
})

/** What staff say about members who buy for a business. */
export const adminBusinessCalls = {
  "GET /api/admin/member/business": {
    summary: "What a member has said about the business, and what is known of its VAT number",
    who: "staff",
    query: z.object({ id: idText }),
    reply: shown,
    refusals: ["unknownRow"],
  },
  "POST /api/admin/member/kind": {
    summary: "Says that a member is a private buyer or a business; a confirmed one is made by its VAT number",
    who: "staff",
    body: z.object({ id, kind: z.enum(["private", "business"], key("invalid")) }),
    reply: shown,
    refusals: ["unknownRow", "notPossibleNow"],
  },
  "POST /api/admin/member/vatNumber": {
    summary:
      "Confirms the VAT number that a member has entered, or withdraws that: what staff say counts more than a checker, and a number that was withdrawn exempts nobody in this shop",
    who: "staff",
    body: z.object({
      id,
      /** The number that was looked at: if it is another one by now, nothing is confirmed. */
      vat_number: filled(VAT_NUMBER_MAX),
      result: z.enum(["confirmed", "refused"], key("invalid")),
      /** What proves it: the reference of the enquiry, a note. */
      reference: text(REFERENCE_MAX).default(""),
    }),
    reply: shown,
    refusals: ["unknownRow", "notPossibleNow"],
  },
} as const satisfies Calls

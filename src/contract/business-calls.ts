import { z } from "zod"
import { BUYER_KINDS } from "../domain/tax/buyers/buyer-kind.ts"
import { VAT_RESULTS } from "../domain/tax/buyers/vat-check.ts"
import { placeShown } from "./address-calls.ts"
import type { Calls } from "./call.ts"
import { filled, key, moment, regionCode, text } from "./fields.ts"

const COMPANY_MAX = 100
/** Longer than any number with all that people type between its digits. */
const VAT_NUMBER_MAX = 40

const vat_number = text(VAT_NUMBER_MAX).default("")

/** Where the bill goes, if not to where the goods go. */
const billingSent = z.object({
  region_code: regionCode,
  city: filled(100),
  address_part: filled(300),
  zip_code: text(20).default(""),
})

/** Whoever buys for a business. A VAT number belongs to the country of the billing address. */
export const businessSent = z.object({
  company: filled(COMPANY_MAX),
  vat_number,
  billing_address: billingSent.nullable().default(null),
})

/** As much of it as decides a price: while somebody types it need not be complete. */
export const businessAsked = z.object({
  vat_number,
  billing_address: z.object({ region_code: regionCode }).nullable().default(null),
})

/** What the number is worth for this purchase, in words of the reply's language; without words there is nothing to say. */
export const businessTold = z.object({
  vat_number: z.string(),
  /** `wrong`: not a number of the billing country. `notAsked`: it decides nothing, or nobody can be asked. */
  check: z.enum([...VAT_RESULTS, "wrong", "notAsked"]),
  text: z.string(),
})

export const vatCheck = z.object({
  result: z.enum(VAT_RESULTS),
  by: z.enum(["checker", "hand"]),
  checkTime: moment,
  reference: z.string().nullable(),
})

export const memberBusiness = z.object({
  kind: z.enum(BUYER_KINDS),
  company: z.string(),
  vat_number: z.string(),
  billing: placeShown.nullable(),
  check: vatCheck.nullable(),
})

export const businessCalls = {
  "GET /api/user/business": {
    summary: "What the member has said about the business, and what kind of buyer that makes of them",
    who: "member",
    reply: memberBusiness,
  },
  "POST /api/user/business": {
    summary:
      "Replaces it; another VAT number is not confirmed until it was asked for again. Without a company all is forgotten",
    who: "member",
    body: z
      .object({ company: text(COMPANY_MAX), vat_number, billing_address: billingSent.nullable().default(null) })
      .refine(({ vat_number: number, billing_address }) => number === "" || billing_address !== null, {
        path: ["billing_address", "region_code"],
        message: key("required"),
      })
      .refine(
        ({ company, vat_number: number, billing_address }) => company !== "" || (number === "" && !billing_address),
        {
          path: ["company"],
          message: key("required"),
        },
      ),
    reply: memberBusiness,
    refusals: ["tooMany"],
  },
} as const satisfies Calls

export type BillingSent = z.output<typeof billingSent>
export type BusinessSent = z.output<typeof businessSent>
export type BusinessAsked = z.output<typeof businessAsked>
export type BusinessTold = z.output<typeof businessTold>
export type BusinessShown = z.output<typeof memberBusiness>

import { z } from "zod"
import { PAGE_SIZE_MAX } from "../domain/constants.ts"

const MAX_ID = 2_147_483_647
const MAX_KEYWORDS = 100

/** What can be wrong with a field. The sentence under the field is a message under the same key. */
export type FieldKey =
  | "required"
  | "invalid"
  | "tooLong"
  | "wholeNumber"
  | "amount"
  | "idList"
  | "slug"
  | "nameRequired"
  // The specification spells it so.
  | "emaiLRequired"
  | "emailInvalid"
  | "contentRequired"
  | "unknownCurrency"

/** Zod takes any text as a message; this takes only a key that has a sentence. */
export const key = (fieldKey: FieldKey): FieldKey => fieldKey

/** Query values come as text. Only plain digits count as a number: no sign, no exponent, no spaces. */
const digits = z
  .string()
  .regex(/^\d{1,12}$/, key("wholeNumber"))
  .transform(Number)

export const id = z.number().int().min(1).max(MAX_ID)
export const idText = digits.pipe(id)
export const pageText = digits.pipe(z.number().int().min(1)).default(1)
export const pageSizeText = (size: number) => digits.pipe(z.number().int().min(1).max(PAGE_SIZE_MAX)).default(size)
export const flagText = z.enum(["0", "1"]).transform((text) => text === "1")

/** A decimal with at most two digits, in the base currency. */
export const amountText = z
  .string()
  .regex(/^\d{1,10}(\.\d{1,2})?$/, key("amount"))
  .transform(Number)

/** Search text: control characters go, the rest is taken as it was typed. */
export const keywordsText = z
  .string()
  .max(MAX_KEYWORDS, key("tooLong"))
  .transform((text) => text.replace(/\p{Cc}/gu, " ").trim())

export const idListText = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10}){0,49}$/, key("idList"))
  .transform((text) => text.split(",").map(Number))
  .pipe(z.array(id))

/** Money in a reply: base currency, two digits. */
export const amount = z.number().min(0)
export const moment = z.iso.datetime()

export const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({
    list: z.array(entry),
    total: z.number().int().min(0),
    page_size: z.number().int(),
    current_page: z.number().int(),
  })

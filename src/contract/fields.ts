import { z } from "zod"
import { MAX_QUANTITY, MIN_QUANTITY, PAGE_SIZE_MAX, PASSWORD_MIN_LENGTH } from "../domain/constants.ts"
import { tidyOrderNumber } from "../domain/orders/order-number.ts"
import { isChargedDecimal } from "../domain/pricing/charged-amount.ts"
import { isApiDecimal } from "../domain/pricing/money.ts"

const MAX_ID = 2_147_483_647
const MAX_KEYWORDS = 100

/** What can be wrong with a field. The sentence under the field is a message under the same key. */
export type FieldKey =
  | "required"
  | "invalid"
  | "tooLong"
  | "timeZoneUnknown"
  | "wholeNumber"
  | "amount"
  | "idList"
  | "slug"
  | "localeNotOffered"
  | "plainTextOnly"
  | "nameRequired"
  // The specification spells it so.
  | "emaiLRequired"
  | "emailInvalid"
  | "contentRequired"
  | "unknownCurrency"
  | "passwordShort"
  | "passwordLong"
  | "passwordCommon"
  | "quantity"
  | "tooManyEntries"
  | "tooManyVariants"
  | "phoneInvalid"
  | "postcodeInvalid"
  | "regionUnknown"
  | "starsInvalid"
  | "orderNumberInvalid"
  | "hostInvalid"
  | "hostOfStaff"
  | "hostTaken"
  | "hostIsYours"
  | "senderHost"
  | "keyShape"
  | "keySwapped"
  | "keyOfOtherMode"
  | "baseCurrencyDigits"
  | "salePriceAbove"
  | "taxRate"
  | "taxRateNeeded"
  | "taxZonesMeet"
  | "vatNumberInvalid"
  | "vatNumberOtherCountry"

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
/** One to five stars. */
export const starsText = z.enum(["1", "2", "3", "4", "5"]).transform(Number)
export const flagText = z.enum(["0", "1"]).transform((text) => text === "1")

/** A decimal with at most two digits, in the base currency. */
export const amountText = z
  .string()
  .regex(/^\d{1,10}(\.\d{1,2})?$/, key("amount"))
  .transform(Number)
  .refine(isApiDecimal, key("amount"))

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

/** A line of text that a person types; what is too long is said, spaces around it go. */
export const text = (max: number) => z.string().trim().max(max, key("tooLong"))
export const filled = (max: number, missing: FieldKey = "required") =>
  z.string().trim().min(1, key(missing)).max(max, key("tooLong"))

const EMAIL_MAX = 254

/** Addresses are the same whatever their case. */
export const email = filled(EMAIL_MAX, "emaiLRequired")
  .pipe(z.email(key("emailInvalid")))
  .transform((address) => address.toLowerCase())

const PASSWORD_MAX = 200

/** Taken as it was typed, spaces included. Without an end to its length hashing could be made to take for ever. */
export const password = z.string().min(PASSWORD_MIN_LENGTH, key("passwordShort")).max(PASSWORD_MAX, key("passwordLong"))

/** A password to compare with: however short, it is only wrong. */
export const passwordTried = z.string().min(1, key("required")).max(PASSWORD_MAX, key("passwordLong"))

/** Whether the buyer has agreed to terms and privacy policy; needed where the shop says so (`termsRequired`). */
export const agreed = z.boolean().default(false)

/** Pieces of a cart line. */
export const quantity = z
  .number(key("quantity"))
  .int(key("quantity"))
  .min(MIN_QUANTITY, key("quantity"))
  .max(MAX_QUANTITY, key("quantity"))

const LINES_MAX = 200

/** Lines of a cart, an order or an inquiry. */
export const linesOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry).min(1, key("required")).max(LINES_MAX, key("tooManyEntries"))

/** An order number as people type it: small letters, spaces and a missing dash are forgiven. */
export const orderNo = z
  .string()
  .max(60, key("orderNumberInvalid"))
  .transform((typed, context) => {
    const number = tidyOrderNumber(typed)
    if (number) return number
    context.addIssue({ code: "custom", message: key("orderNumberInvalid") })
    return z.NEVER
  })

export const regionCode = z.string().regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, key("regionUnknown"))

/** Money that a person names: at most two digits, in the base currency. */
export const amountSent = z
  .number(key("amount"))
  .min(0, key("amount"))
  .max(9_999_999_999, key("amount"))
  .refine(isApiDecimal, key("amount"))

/** Money in another currency than the base: a decimal with no more digits than that currency has, which the call checks. */
export const chargedSent = z
  .number(key("amount"))
  .positive(key("amount"))
  .max(9_999_999_999, key("amount"))
  .refine(isChargedDecimal, key("amount"))

const PICTURE_URL_MAX = 300

/** Pictures that were uploaded before, by their addresses, each once. */
export const pictureUrls = (max: number) =>
  z
    .array(z.string().max(PICTURE_URL_MAX, key("tooLong")))
    .max(max, key("tooManyEntries"))
    .transform((urls) => [...new Set(urls)])
    .default([])

/** Money in a reply: base currency, two digits. */
export const amount = z.number().min(0).refine(isApiDecimal)
/** The same in a currency that is named beside it, with that currency's digits. */
export const chargedAmount = z.number().min(0).refine(isChargedDecimal)
/** What is added, or taken off where it is below zero. */
export const amountChange = z.number().refine(isApiDecimal)
export const chargedChange = z.number().refine(isChargedDecimal)
export const moment = z.iso.datetime()

export const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({
    list: z.array(entry),
    total: z.number().int().min(0),
    page_size: z.number().int(),
    current_page: z.number().int(),
  })

/** Which of the texts beside it are in the shop's own language, where they are not in the one that was asked for. */
export const ownFields = z.array(z.string()).optional()

import { z } from "zod"
import { amountSent, id, key, moment, pageSizeText, pageText } from "../fields.ts"

/** A line of an order (999,999 pieces) at the highest price is still an amount that money can hold. */
const PRICE_MAX = 9_999_999.99
export const STOCK_MAX = 9_999_999
export const WEIGHT_MAX_GRAMS = 10_000_000
const ADMIN_PAGE_SIZE = 20
const LOWEST_PRICE = 0.01
const HTML_MAX = 50_000
const IDS_MAX = 100
const EARLIEST = Date.UTC(2000, 0)
const LATEST = Date.UTC(2200, 0)

/** A price that staff name; 0 means on request. */
export const priceSent = amountSent.max(PRICE_MAX, key("amount"))
/** A price that must be one. */
export const priceAsked = priceSent.min(LOWEST_PRICE, key("amount"))

export const weightSent = z.number(key("wholeNumber")).int(key("wholeNumber")).min(0).max(WEIGHT_MAX_GRAMS)
export const position = z.number(key("wholeNumber")).int(key("wholeNumber")).min(0).max(999_999)
export const percentLeft = z.number(key("wholeNumber")).int(key("wholeNumber")).min(1).max(99)

/** Text with headings, pictures and links; what could act is taken out before it is kept. */
export const htmlSent = z.string().trim().max(HTML_MAX, key("tooLong"))

/** Ids without repetition, in the order in which they came. */
export const idsOf = (max = IDS_MAX) =>
  z
    .array(id)
    .max(max, key("tooManyEntries"))
    .transform((ids) => [...new Set(ids)])
export const someIds = z
  .array(id)
  .min(1, key("required"))
  .max(IDS_MAX, key("tooManyEntries"))
  .transform((ids) => [...new Set(ids)])

export const momentSent = z.iso
  .datetime({ offset: true })
  .transform((written) => new Date(written))
  .refine((time) => time.getTime() >= EARLIEST && time.getTime() < LATEST, key("invalid"))

/**
 * A moment with its offset, a time by the shop's clocks ("2026-11-30T18:00") or a whole day there ("2026-11-30"), with
 * whose first moment an offer begins and with whose last it ends.
 */
export const shopMomentSent = z
  .union([z.iso.datetime({ offset: true, local: true }), z.iso.date()], key("invalid"))
  .refine((written) => /^2[01]/.test(written), key("invalid"))

/** What was read before it was changed: null where there was nothing; whoever does not say it writes over what is there. */
export const readOrNew = { updated_at: momentSent.nullable().optional() }

/** A page of the shop or, over https, one elsewhere. */
export const linkSent = z
  .string()
  .trim()
  .max(500, key("tooLong"))
  .regex(/^(\/(?![/\\])|https:\/\/[^\s/])\S*$/, key("invalid"))

export const pages = { current_page: pageText, page_size: pageSizeText(ADMIN_PAGE_SIZE) }

/** When an offer runs. */
export const windowSent = { beginTime: shopMomentSent, endTime: shopMomentSent }
/** Of one that is paused `endTime` is when it would end if it went on. */
export const windowShown = {
  beginTime: moment,
  endTime: moment,
  state: z.enum(["planned", "running", "paused", "ended"]),
}

/** When a row that is edited was read: where somebody has changed it since, the save is refused with the newer moment. */
export const readAt = { updated_at: momentSent.optional() }
export const stamped = z.object({ id, updated_at: moment })

type Refining = { addIssue: (issue: { code: "custom"; path: PropertyKey[]; message: string }) => void }

/** Says which field is wrong, from inside a check of the whole. */
export function complain(context: Refining, path: PropertyKey[], message: ReturnType<typeof key>): void {
  context.addIssue({ code: "custom", path, message })
}

/** Where the same value stands a second time. */
export function repeated(values: readonly string[]): number[] {
  return values.flatMap((value, at) => (values.indexOf(value) < at ? [at] : []))
}

export const removed = z.object({ id })

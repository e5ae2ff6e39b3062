import { z } from "zod"
import { amount, filled, id, key, moment, quantity } from "../fields.ts"
import { idsOf, momentSent, priceAsked, priceSent, STOCK_MAX, weightSent } from "./fields.ts"
import { wholeNumber } from "./goods-sent.ts"
import { stockNoteSent, stockReasonSent } from "./stock-calls.ts"

export const BULK_ROWS_MAX = 1_000

/**
 * One row: fields of the good, and with `detail_id` those of one of its variants. What is not sent stays. Each row is
 * checked by itself, so that one fault does not hold up the others.
 */
export const bulkRowSent = z.object({
  id,
  detail_id: id.optional(),
  /** What was read; pieces need none, they are reckoned from what is left. */
  updated_at: momentSent,
  dnames: filled(200).optional(),
  dno: filled(60).optional(),
  moq: quantity.optional(),
  onSale: z.boolean().optional(),
  categories: idsOf(20).optional(),
  tags: idsOf(20).optional(),
  goodNo: filled(60).optional(),
  price: priceSent.optional(),
  orginPrice: priceAsked.nullable().optional(),
  weight: weightSent.optional(),
  set: wholeNumber.min(0, key("wholeNumber")).max(STOCK_MAX, key("wholeNumber")).optional(),
  change: wholeNumber.min(-STOCK_MAX, key("wholeNumber")).max(STOCK_MAX, key("wholeNumber")).optional(),
})

export const bulkSent = z.object({
  faults: z.enum(["refuse", "skip"], key("invalid")),
  /** Why pieces change, for all rows. */
  reason: stockReasonSent.optional(),
  note: stockNoteSent.optional(),
  rows: z.array(z.record(z.string(), z.unknown())).min(1, key("required")).max(BULK_ROWS_MAX, key("tooManyEntries")),
})

const fault = z.object({
  /** Which of the rows that were sent. */
  at: z.number().int(),
  field: z.string().nullable(),
  reason: z.string(),
  msg: z.string(),
})

export const bulkReply = z.object({
  saved: z.array(z.object({ id, updated_at: moment })),
  stock: z.array(z.object({ detail_id: id, stock: z.number().int() })),
  faults: z.array(fault),
})

/** A variant with its good, as a row of the table; a good without variants has a row too. */
export const bulkRowShown = z.object({
  id,
  updated_at: moment,
  dnames: z.string(),
  dno: z.string(),
  moq: z.number().int(),
  onSale: z.boolean(),
  categories: z.array(id),
  tags: z.array(id),
  detail_id: id.nullable(),
  choice: z.string(),
  goodNo: z.string(),
  price: amount,
  orginPrice: amount.nullable(),
  weight: z.number().int(),
  stock: z.number().int(),
})

export type BulkRowSent = z.output<typeof bulkRowSent>
export type BulkSent = z.output<typeof bulkSent>
export type BulkReply = z.output<typeof bulkReply>
export type BulkFault = z.output<typeof fault>
export type BulkRowShown = z.output<typeof bulkRowShown>

import { z } from "zod"
import { amount, amountChange, amountSent, id, key, linesOf, moment, quantity, regionCode } from "../fields.ts"
import { couponSent } from "./coupon-calls.ts"
import { weightSent } from "./fields.ts"
import { goodsPromotionSent, orderPromotionSent, shippingPromotionSent } from "./promotion-shapes.ts"

const WEIGHT = 1000
const CART_MAX = 9_999_999

/** Something on offer as it is being written; with its id it takes the place of the one that is stored. */
const draft = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("goods"), promotion: goodsPromotionSent }),
  z.object({ kind: z.literal("order"), promotion: orderPromotionSent }),
  z.object({ kind: z.literal("shipping"), promotion: shippingPromotionSent }),
  z.object({ kind: z.literal("coupon"), promotion: couponSent }),
])

const cart = z.union([
  z.object({ lines: linesOf(z.object({ detail_id: id, number: quantity })) }),
  /** A cart of nothing in particular that costs as much. */
  z.object({
    amount: amountSent.positive(key("amount")).max(CART_MAX, key("amount")),
    weight: weightSent.default(WEIGHT),
  }),
])

export const exampleSent = z.object({
  draft,
  cart,
  /** Where it is sent; without it nothing is said of freight. */
  region_code: regionCode.optional(),
})

const overlap = z.object({
  kind: z.enum(["goods", "order", "shipping"]),
  id,
  dnames: z.string(),
  beginTime: moment,
  endTime: moment,
  /** Both promise something for the same goods, with whose names; the lowest price counts. */
  goods: z.array(z.string()),
  /** "best": whichever takes more off counts, they do not add up; "lowest": the lower price counts; "beside": both hold. */
  effect: z.enum(["best", "lowest", "beside"]),
})

export const exampleShown = z.object({
  /** The moment that was reckoned for: now, or when the promotion begins. */
  at: moment,
  /** Where the app of this kind is off none of them holds. */
  isAppOff: z.boolean(),
  /** Whether what is being written makes a difference to this cart. */
  counts: z.boolean(),
  subtotal: amount,
  reductions: z.array(z.object({ kind: z.string(), dnames: z.string(), amount, isDraft: z.boolean() })),
  gifts: z.array(z.object({ goodName: z.string(), number: z.number().int(), dnames: z.string(), isLeft: z.boolean() })),
  freight: z
    .object({
      region: z.string(),
      fee: amount,
      /** Why it costs nothing, if so. */
      free: z.enum(["region", "goodsPromotion", "shippingPromotion", "amount"]).nullable(),
      weight: z.number().int(),
    })
    .nullable(),
  noShipping: z.boolean(),
  tax: amountChange.nullable(),
  total: amount,
  /** What a little more in the cart would bring. */
  next: z.array(z.object({ dnames: z.string(), amount, missing: amount, saving: amount, gifts: z.number().int() })),
  couponProblem: z.object({ why: z.string(), missing: amount.optional() }).nullable(),
  overlaps: z.array(overlap),
})

export type ExampleSent = z.output<typeof exampleSent>
export type ExampleShown = z.output<typeof exampleShown>

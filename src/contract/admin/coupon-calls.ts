import { z } from "zod"
import { toDecimal, ZERO } from "../../domain/pricing/money.ts"
import type { Calls } from "../call.ts"
import { amount, email, filled, id, key, listOf, moment } from "../fields.ts"
import {
  complain,
  pages,
  percentLeft,
  priceAsked,
  priceSent,
  readAt,
  removed,
  shopMomentSent,
  stamped,
} from "./fields.ts"
import { turnover } from "./promotion-shapes.ts"

const adminCoupon = z.object({
  id,
  dnames: z.string(),
  code: z.string().nullable(),
  /** From `fullReduction` on "1" takes `amount` off, "2" leaves `discount` percent to pay. */
  type: z.enum(["1", "2"]),
  fullReduction: amount,
  amount: amount.nullable(),
  discount: z.number().int().nullable(),
  /** "1" sign up and receive, "2" check out and receive. */
  receiveType: z.enum(["1", "2"]),
  /** When it ends; null means never. */
  peirodTime: moment.nullable(),
  isSiteCoupon: z.boolean(),
  received: z.number().int(),
  used: z.number().int(),
  turnover,
  createTime: moment,
  updated_at: moment,
})

export const couponSent = z
  .object({
    id: id.optional(),
    ...readAt,
    dnames: filled(100),
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, key("invalid"))
      .nullable()
      .default(null),
    type: z.enum(["1", "2"]),
    fullReduction: priceSent.default(toDecimal(ZERO)),
    amount: priceAsked.nullable().default(null),
    discount: percentLeft.nullable().default(null),
    receiveType: z.enum(["1", "2"]),
    /** A bare day lasts to its end at the shop. */
    peirodTime: shopMomentSent.nullable().default(null),
    isSiteCoupon: z.boolean().default(false),
  })
  .superRefine((sent, context) => {
    const [wanted, other] = sent.type === "1" ? (["amount", "discount"] as const) : (["discount", "amount"] as const)
    if (sent[wanted] === null) complain(context, [wanted], key("required"))
    if (sent[other] !== null) complain(context, [other], key("invalid"))
  })

export const adminCouponCalls = {
  "GET /api/admin/coupon/lists": {
    summary: "Coupons of the shop, with how many have received and used each",
    who: "staff",
    query: z.object(pages),
    reply: listOf(adminCoupon),
  },
  "POST /api/admin/coupon/save": {
    summary:
      "Adds or replaces a coupon. What it is worth cannot change once somebody has it; one coupon for signing up and one for checking out are the site's",
    who: "staff",
    body: couponSent,
    reply: stamped,
    refusals: ["unknownRow", "inUse", "alreadyThere", "notPossibleNow"],
  },
  "POST /api/admin/coupon/remove": {
    summary: "Removes a coupon that nobody has received or used; end any other instead",
    who: "staff",
    body: z.object({ id }),
    reply: removed,
    refusals: ["unknownRow", "inUse"],
  },
  "POST /api/admin/coupon/give": {
    summary: "Gives a coupon to a member",
    who: "staff",
    body: z.object({ coupon_id: id, email }),
    reply: z.object({ id }),
    refusals: ["unknownRow", "alreadyThere", "notPossibleNow"],
  },
} as const satisfies Calls

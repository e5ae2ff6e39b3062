import { z } from "zod"
import { LOCALE_CODES } from "../../domain/locales/locales.ts"
import { PAYMENT_WAYS } from "../../domain/orders/payment-way.ts"
import type { Calls } from "../call.ts"
import { giftLine, wantedLine } from "../cart-calls.ts"
import {
  amount,
  amountSent,
  chargedAmount,
  email,
  filled,
  id,
  key,
  linesOf,
  moment,
  orderNo,
  pageSizeText,
  regionCode,
  text,
} from "../fields.ts"
import { guestAddress, preview } from "../order-shapes.ts"
import type { RefusalReason } from "../refusals.ts"
import { regionNode } from "../site-calls.ts"
import { priceAsked } from "./fields.ts"

const WAIT_DAYS_MAX = 30
const KEYWORDS_MAX = 100
const VARIANTS_SHOWN = 40

/** Whoever orders by phone or at the stall may have no e-mail address: then nobody is written to. */
const staffAddress = guestAddress.extend({ email: z.union([z.literal(""), email]).default("") })

/** A price that was agreed for one piece is the owner's to name. */
const lines = linesOf(wantedLine.extend({ price: priceAsked.optional() })).refine(
  (sent) => new Set(sent.map(({ detail_id }) => detail_id)).size === sent.length,
  key("invalid"),
)

const bought = {
  member_id: id.optional(),
  items: lines,
  /** Agreed, by the owner; else as it is reckoned. */
  freight: amountSent.optional(),
  coupon_code: text(40).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, key("unknownCurrency"))
    .optional(),
}

const REFUSALS = [
  "unknownRow",
  "unknownCurrency",
  "unknownAddress",
  "nothingToBuy",
  "unknownGoods",
  "offSale",
  "outOfStock",
  "priceOnRequest",
  "priceChanged",
  "noShipping",
  "couponInvalid",
  "noPaymentMethod",
  "unknownProvider",
  "ownerOnly",
] as const satisfies RefusalReason[]

const totals = z.object({
  subtotal: amount,
  reduction: amount,
  freight: amount,
  /** What tax adds to prices that are entered without it. */
  taxChange: amount,
  total: amount,
  /** In the order's currency. */
  shown: z.object({ code: z.string(), total: chargedAmount }),
})

const changed = z.object({
  order_no: z.string(),
  before: totals,
  after: totals,
  /** What this order and the one that follows come to together. */
  total: amount,
  /** What goes back, in the order's currency; by hand where it was paid so. */
  refund: z.object({ amount: chargedAmount, byHand: z.boolean() }).nullable(),
  /** What is added goes into an order of its own, which is paid by its own link; this one is not sent before. */
  followUp: z
    .object({ order_no: z.string(), shown: z.object({ code: z.string(), total: chargedAmount }), link: z.string() })
    .nullable(),
})

const changing = z.object({
  order_no: orderNo,
  /** All that the order shall hold; nothing stays as it is where it is not named. */
  items: lines,
  address: staffAddress.optional(),
})

const CHANGE_REFUSALS = [
  "unknownOrder",
  "notPossibleNow",
  "nothingToBuy",
  "unknownGoods",
  "offSale",
  "outOfStock",
  "priceOnRequest",
  "priceChanged",
  "noShipping",
  "ownerOnly",
  "disputeOpen",
  "disputeNotCounted",
  "providerSilent",
] as const satisfies RefusalReason[]

const variantFound = z.object({
  detail_id: id,
  goodName: z.string(),
  specs: z.string(),
  number: z.string(),
  image: z.string().nullable(),
  /** Of one piece; 0 is on request. */
  price: amount,
  stock: z.number().int(),
})

export const adminMadeOrderCalls = {
  "GET /api/admin/order/variants": {
    summary: "What could go into an order: variants on sale, of goods that are found by words or a number",
    who: "staff",
    query: z.object({ keywords: filled(KEYWORDS_MAX), page_size: pageSizeText(VARIANTS_SHOWN) }),
    reply: z.object({ list: z.array(variantFound) }),
  },
  "GET /api/admin/region/lists": {
    summary: "Countries and regions that an address can have",
    who: "staff",
    reply: z.object({ list: z.array(regionNode) }),
  },
  "POST /api/admin/order/makePreview": {
    summary: "What an order that staff make would come to; too few pieces of something are told, not refused",
    who: "staff",
    body: z.object({
      ...bought,
      address_id: id.optional(),
      region_code: regionCode.optional(),
      zip_code: text(20).optional(),
    }),
    reply: preview,
    refusals: ["unknownRow", "unknownCurrency", "unknownAddress", "nothingToBuy", "ownerOnly"],
  },
  "POST /api/admin/order/make": {
    summary:
      "Makes an order for somebody on the phone or at the stall: they get a link by mail that opens it for payment, or pay by hand",
    who: "staff",
    idempotent: true,
    body: z
      .object({
        ...bought,
        address_id: id.optional(),
        address: staffAddress.optional(),
        remark: text(500).default(""),
        language: z.enum(LOCALE_CODES, key("localeNotOffered")).optional(),
        payment_way: z.enum(PAYMENT_WAYS),
        /** How long it waits for its money; else as long as the shop lets orders wait. */
        waitDays: z.number(key("wholeNumber")).int(key("wholeNumber")).min(1).max(WAIT_DAYS_MAX).optional(),
        expected_total: amountSent,
      })
      .refine(({ address_id, address }) => (address_id === undefined) !== (address === undefined), {
        path: ["address"],
        message: key("required"),
      }),
    reply: z.object({
      order_no: z.string(),
      payment_way: z.enum(PAYMENT_WAYS),
      expireTime: moment.nullable(),
      /** Opens the order for whoever has it. */
      link: z.string(),
      dropped_gifts: z.array(giftLine),
    }),
    refusals: REFUSALS,
  },
  "POST /api/admin/order/link": {
    summary: "A link that opens an unpaid order for payment, to hand on or to mail",
    who: "staff",
    body: z.object({ order_no: orderNo, mail: z.boolean().default(false) }),
    reply: z.object({ link: z.string(), mailed: z.boolean() }),
    refusals: ["unknownOrder", "notPossibleNow", "tooMany"],
  },
  "POST /api/admin/order/changePreview": {
    summary: "What changing lines, pieces or address of an order that is not sent would come to",
    who: "staff",
    body: changing,
    reply: changed.extend({
      followUp: changed.shape.followUp.unwrap().omit({ order_no: true, link: true }).nullable(),
    }),
    refusals: CHANGE_REFUSALS,
  },
  "POST /api/admin/order/change": {
    summary:
      "Changes lines, pieces or address of an order that is not sent: what is paid too much goes back, which the owner decides; what is added becomes an order that follows",
    who: "staff",
    idempotent: true,
    body: changing.extend({
      /** The `total` of the preview. */
      expected_total: amountSent,
    }),
    reply: changed,
    refusals: CHANGE_REFUSALS,
  },
} as const satisfies Calls

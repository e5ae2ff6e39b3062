import { z } from "zod"
import { ORDER_PAGE_SIZE } from "../domain/constants.ts"
import { PAYMENT_WAYS } from "../domain/orders/payment-way.ts"
import { businessAsked, businessSent } from "./business-calls.ts"
import type { Calls } from "./call.ts"
import { giftLine, wantedLine } from "./cart-calls.ts"
import {
  agreed,
  amountSent,
  email,
  id,
  idListText,
  key,
  keywordsText,
  linesOf,
  moment,
  orderNo,
  pageSizeText,
  pageText,
  regionCode,
  text,
} from "./fields.ts"
import { freight, guestAddress, orderDetail, orderList, preview } from "./order-shapes.ts"

/** What is to be bought: variants of the member's cart (`ids`), lines by themselves (`items`), else all that is selected in the cart. */
const purchase = { ids: linesOf(id).optional(), items: linesOf(wantedLine).optional() }
/** A coupon of the member by its id, or any by its code. */
const coupon = { coupon_id: id.optional(), coupon_code: text(40).optional() }
const remark = text(500).default("")
/** How it shall be paid: online, or as buyer and shop agree. Without it as is usual in the shop. */
const payment_way = z.enum(PAYMENT_WAYS).optional()
const placed = z.object({
  order_no: z.string(),
  payment_way: z.enum(PAYMENT_WAYS),
  /** Until when it waits for payment; null where it is paid. */
  expireTime: moment.nullable(),
  /** Gifts that were promised and had run out when it was placed; the rest is ordered. */
  dropped_gifts: z.array(giftLine),
})
const PLACING = [
  "nothingToBuy",
  "unknownGoods",
  "offSale",
  "outOfStock",
  "priceOnRequest",
  "belowMoq",
  "priceChanged",
  "noShipping",
  "couponInvalid",
  "noPaymentMethod",
  "unknownProvider",
  "tooManyUnpaid",
  "tooManyPieces",
  "termsNotAgreed",
] as const

/** Everything that a number of an order asks for; `email` proves a guest to be the buyer. */
const ofOrder = z.object({ order_no: orderNo, email: email.optional() })

export const orderCalls = {
  "POST /api/order/preview": {
    summary: "What an order would come to: lines, each reduction, freight and total, in base and shown currency",
    who: "shopper",
    body: z.object({
      ...purchase,
      ...coupon,
      address_id: id.optional(),
      region_code: regionCode.optional(),
      zip_code: text(20).optional(),
      business: businessAsked.optional(),
    }),
    reply: preview,
    refusals: ["nothingToBuy", "unknownAddress", "noPaymentMethod"],
  },
  "GET /api/order/computeFreightFee": {
    summary: "What sending the selected lines of the cart to a region costs",
    who: "shopper",
    query: z.object({ region_code: regionCode, ids: idListText.optional() }),
    reply: freight,
    refusals: ["nothingToBuy", "noShipping"],
  },
  "POST /api/order/computeFreightFee": {
    summary: "What sending some lines to a region costs",
    who: "shopper",
    body: z.object({ ...purchase, region_code: regionCode }),
    reply: freight,
    refusals: ["nothingToBuy", "noShipping"],
  },
  "POST /api/order/createOrder": {
    summary:
      "Places an order for a member: for lines of the cart (`ids`), or lines by themselves (`items`), which leave the cart as it is; to an address of the book, or to one that comes with it",
    who: "member",
    idempotent: true,
    body: z
      .object({
        ...purchase,
        address_id: id.optional(),
        address: guestAddress.optional(),
        ...coupon,
        remark,
        payment_way,
        agreed,
        business: businessSent.optional(),
        expected_total: amountSent,
      })
      .refine(({ ids, items }) => (ids === undefined) !== (items === undefined), {
        path: ["ids"],
        message: key("required"),
      })
      .refine(({ address_id, address }) => (address_id === undefined) !== (address === undefined), {
        path: ["address_id"],
        message: key("required"),
      }),
    reply: placed,
    refusals: [...PLACING, "unknownAddress"],
  },
  "POST /api/order/noUserCreateOrder": {
    summary: "Places an order for a guest",
    who: "shopper",
    idempotent: true,
    body: z.object({
      items: linesOf(wantedLine),
      address: guestAddress,
      coupon_code: coupon.coupon_code,
      remark,
      payment_way,
      agreed,
      business: businessSent.optional(),
      expected_total: amountSent,
    }),
    reply: placed,
    refusals: [...PLACING, "appOff", "tooMany"],
  },
  "GET /api/Order/lists": {
    summary: "Orders of the member, or of this browser for a guest, newest first",
    who: "shopper",
    query: z.object({
      status: z.enum(["0", "1", "2", "3", "4"]).optional(),
      /** Part of a number, or of the name of a good or of whoever receives it. */
      keywords: keywordsText.optional(),
      current_page: pageText,
      page_size: pageSizeText(ORDER_PAGE_SIZE),
    }),
    reply: orderList,
  },
  "GET /api/order/orderDetail": {
    summary: "All of one order; personal data is masked without proof of being the buyer",
    who: "shopper",
    query: ofOrder,
    reply: orderDetail,
    refusals: ["unknownOrder", "tooMany"],
  },
  "POST /api/order/prove": {
    summary: "Proves by the e-mail address to be the buyer of a guest's order; this browser is not asked for it again",
    who: "shopper",
    body: z.object({ order_no: orderNo, email }),
    reply: z.object({ order_no: z.string() }),
    refusals: ["unknownOrder", "proofRequired", "tooMany"],
  },
  "POST /api/order/cancel": {
    summary: "Cancels an order that has not been shipped; what was paid is given back",
    who: "shopper",
    body: ofOrder,
    reply: z.object({ dStatus: z.number().int() }),
    refusals: ["unknownOrder", "proofRequired", "notPossibleNow", "tooMany"],
  },
  "POST /api/order/confirm": {
    summary: "Says that the goods have been received",
    who: "shopper",
    body: ofOrder,
    reply: z.object({ dStatus: z.number().int() }),
    refusals: ["unknownOrder", "proofRequired", "notPossibleNow", "tooMany"],
  },
} as const satisfies Calls

import { z } from "zod"
import { PAYMENT_WAYS } from "../domain/orders/payment-way.ts"
import { placeShown } from "./address-calls.ts"
import { businessTold } from "./business-calls.ts"
import { cartLine, giftLine, reckoning, shownAmounts } from "./cart-calls.ts"
import { amount, chargedAmount, filled, id, key, listOf, moment, regionCode, text } from "./fields.ts"

/** How many days delivery takes, at least and at most. */
export const days = z.object({ min: z.number().int(), max: z.number().int() })

const FREE_REASONS = ["region", "goodsPromotion", "shippingPromotion", "amount"] as const

/** `type` 1 free by region, 2 freight calculable; `free` says why the fee is 0. */
export const freight = z.object({
  fee: amount,
  type: z.number().int(),
  free: z.enum(FREE_REASONS).nullable(),
  days: days.nullable(),
})

export const preview = z.object({
  list: z.array(cartLine),
  ...reckoning.shape,
  /** Absent while no address is chosen, or where the shop does not ship. */
  freight: freight.nullable(),
  noShipping: z.boolean(),
  couponProblem: z
    .object({ why: z.enum(["used", "expired", "belowAmount", "unknown", "notReceived"]), missing: amount.optional() })
    .nullable(),
  /** What the VAT number that was sent is worth; null where nobody buys for a business. */
  business: businessTold.nullable(),
})

/** Where a guest wants it sent: `region_id` or `region_code` names country or part of it. */
export const guestAddress = z.object({
  region_id: id.optional(),
  region_code: regionCode.optional(),
  contact: filled(100, "nameRequired"),
  calling_code: text(8).default(""),
  mobile: filled(40),
  city: filled(100),
  address_part: filled(300),
  zip_code: text(20).default(""),
  email: filled(254, "emaiLRequired")
    .pipe(z.email(key("emailInvalid")))
    .transform((address) => address.toLowerCase()),
})

const orderLine = z.object({
  id,
  isGift: z.boolean(),
  goodName: z.string(),
  goodId: id,
  goodDetailId: id,
  goodNo: z.string(),
  specs: z.string(),
  image: z.string().nullable(),
  url: z.string(),
  buNumber: z.number().int(),
  /** Of one piece, before reductions; 0 for a gift. */
  price: amount,
  reduction: amount,
  /** In the order's currency, as it was shown. */
  shownPrice: chargedAmount,
  returned: z.number().int(),
  /** Pieces that have left, and that will not be sent though others were. */
  shipped: z.number().int(),
  cancelled: z.number().int(),
  reviewed: z.boolean(),
})

const money = z.object({ code: z.string(), symbol: z.string(), rate: z.string(), total: chargedAmount })

const orderEntry = z.object({
  /** What addresses of the review form name it by. */
  id,
  order_no: z.string(),
  dStatus: z.number().int(),
  amontStatus: z.number().int(),
  /** 0 confirmed, 1 unpaid, 2 shipped, 3 cancelled, 4 completed. */
  status: z.number().int(),
  step: z.number().int().nullable(),
  createTime: moment,
  total: amount,
  shown: money,
  returnId: z.number().int(),
  detail: z.array(orderLine),
  actions: z.array(z.enum(["pay", "cancel", "confirm", "return", "review"])),
})

const count = z.number().int().min(0)

/** With how many there are of each status, whichever is shown. */
export const orderList = listOf(orderEntry).extend({
  counts: z.object({ all: count, "0": count, "1": count, "2": count, "3": count, "4": count }),
})

const orderAddress = placeShown.extend({
  contacter: z.string(),
  callingCodes: z.string(),
  mobile: z.string(),
  email: z.string(),
})

/** For which business it was bought; without a billing address the bill goes where the goods go. */
export const orderBusiness = z.object({
  company: z.string(),
  vat_number: z.string(),
  billing: placeShown.nullable(),
})

export const orderDetail = orderEntry.extend({
  viewer: z.enum(["member", "provenGuest", "stranger"]),
  /** Personal data is masked until the viewer has proved to be the buyer. */
  isMasked: z.boolean(),
  checkTime: moment.nullable(),
  deliveryTime: moment.nullable(),
  completeTime: moment.nullable(),
  cancelTime: moment.nullable(),
  /** How it is to be paid. */
  payment_way: z.enum(PAYMENT_WAYS),
  /** While it waits for payment: until when, and how many seconds that is from now. */
  expireTime: moment.nullable(),
  secondsLeft: z.number().int().min(0).nullable(),
  /** Why it has ended without being sold; `notPaidInTime`: its time to pay has run out. */
  endReason: z.enum(["cancelled", "notPaidInTime"]).nullable(),
  subtotal: amount,
  reductions: z.array(z.object({ kind: z.string(), dnames: z.string(), amount })),
  orderPromation: z.string().nullable(),
  /** Gifts that had run out when it was placed. */
  dropped_gifts: z.array(giftLine),
  freight: amount,
  weight: z.number().int(),
  /** How many days delivery was said to take when the order was placed. */
  days: days.nullable(),
  shown: shownAmounts,
  address: orderAddress,
  /** Null where somebody bought it for themselves. */
  business: orderBusiness.nullable(),
  remark: z.string(),
  /** Of the parcel that left last. */
  carrier: z.object({ company: z.string(), number: z.string() }).nullable(),
  /** What has left so far; lines by their ids. */
  parcels: z.array(
    z.object({
      id,
      company: z.string(),
      number: z.string(),
      createTime: moment,
      lines: z.array(z.object({ id, buNumber: z.number().int() })),
    }),
  ),
  payment: z
    .object({
      provider: z.string(),
      method: z.string(),
      status: z.string(),
      amount: chargedAmount,
      refunded: chargedAmount,
      code: z.string(),
    })
    .nullable(),
  /** An order that is to be paid without a provider, and is not yet: how, and how much of it has come. In its currency. */
  byHand: z.object({ instructions: z.string(), received: chargedAmount, owed: chargedAmount }).nullable(),
  return: z.object({ id, status: z.number().int(), refund: amount }).nullable(),
  timeline: z.array(z.object({ kind: z.string(), createTime: moment })),
})

export type OrderEntry = z.output<typeof orderEntry>
export type OrderDetail = z.output<typeof orderDetail>
export type OrderLineShown = z.output<typeof orderLine>
export type Preview = z.output<typeof preview>
export type GuestAddress = z.output<typeof guestAddress>

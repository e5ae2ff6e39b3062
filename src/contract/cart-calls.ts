import { z } from "zod"
import type { Calls } from "./call.ts"
import { amount, chargedAmount, chargedChange, id, key, linesOf, quantity } from "./fields.ts"
import { giftOffered, tier } from "./goods-shapes.ts"

/** Something to buy: a variant and how many. */
export const wantedLine = z.object({ detail_id: id, number: quantity })

/** A line of a cart that a browser keeps. */
const keptLine = wantedLine.extend({ selected: z.boolean().default(true) })

/** One variant or several at once. */
const variants = z.union([id, linesOf(id)], key("invalid")).transform((sent) => [sent].flat())

/** Why a line cannot be bought as it stands. */
const problem = z.enum(["offSale", "outOfStock", "priceOnRequest"])

export const cartLine = z.object({
  goodName: z.string(),
  goodId: id,
  goodDetailId: id,
  specs: z.string(),
  moq: z.number().int(),
  pifaPrice: z.array(tier),
  buNumber: z.number().int(),
  /** Of one piece at this quantity, promotions included; 0 where there is none. */
  price: amount,
  /** Of one piece before any promotion. */
  orginPrice: amount,
  weight: z.number().int(),
  image: z.string().nullable(),
  url: z.string(),
  goodNo: z.string(),
  onSale: z.boolean(),
  isShowPifaPrice: z.boolean(),
  stock: z.number().int(),
  selected: z.boolean(),
  /** So many more pieces make each one cost so much; null where no more of them do. */
  nextPrice: z.object({ missing: z.number().int().min(1), price: amount }).nullable(),
  problem: problem.nullable(),
})

const reduction = z.object({
  kind: z.enum(["goodsPromotion", "orderPromotion", "coupon"]),
  dnames: z.string(),
  amount,
})

/** What comes free with the order. */
export const giftLine = z.object({
  goodName: z.string(),
  goodId: id,
  goodDetailId: id,
  specs: z.string(),
  buNumber: z.number().int(),
  image: z.string().nullable(),
  dnames: z.string(),
})

/** What is missing to the minimum quantity: "[name] needs N more." */
const shortage = z.object({ goodName: z.string(), missing: z.number().int() })

/** A step of an order promotion that is not reached yet: what is missing to it, and what it gives. */
const nextOffer = z.object({
  dnames: z.string(),
  type: z.number().int(),
  /** From this amount on. */
  amount,
  missing: amount,
  /** What it takes off an order of just that amount; 0 where it gives goods. */
  saving: amount,
  reduceMoney: amount,
  discount: z.number().int(),
  goodsNumber: z.number().int(),
  goods: z.array(giftOffered),
})

/** The taxes of a sum, in words of the reply's language; a shop that has set up none has none. */
const shownTax = z.object({
  /** What they add to the prices, or take off them: a tax in them that is not owed where it goes. */
  aboveTotal: z.array(z.object({ text: z.string(), amount: chargedChange })),
  /** What the total contains; without an amount: why it contains none. */
  belowTotal: z.array(z.object({ text: z.string(), amount: chargedAmount.nullable() })),
})

/**
 * Amounts in the currency that the shopper has chosen; what is charged is `total`. The price of a piece is rounded once: the
 * lines, each that price times its pieces, sum to `subtotal`, and subtotal − reductions + freight + what tax
 * adds is `total`.
 */
export const shownAmounts = z.object({
  code: z.string(),
  symbol: z.string(),
  rate: z.string(),
  subtotal: chargedAmount,
  reductions: z.array(z.object({ dnames: z.string(), amount: chargedAmount })),
  freight: chargedAmount,
  tax: shownTax.nullable(),
  total: chargedAmount,
})

/** The server's reckoning for the selected lines. */
export const reckoning = z.object({
  subtotal: amount,
  reductions: z.array(reduction),
  gifts: z.array(giftLine),
  total: amount,
  weight: z.number().int(),
  shortages: z.array(shortage),
  /** What a little more would bring, the nearest first: money off once, and gifts. */
  nextOffers: z.array(nextOffer),
  /** In a cart without freight: that depends on the address. */
  shown: shownAmounts,
})

const cart = z.object({ list: z.array(cartLine), ...reckoning.shape })

export const cartCalls = {
  "GET /api/goods/cart": { summary: "The cart of the member, reckoned", who: "member", reply: cart },
  "POST /api/goods/addCart": {
    summary: "Puts pieces of a variant into the cart, on top of those that are there",
    who: "member",
    body: z.object({ goods_id: id.optional(), detail_id: id, number: quantity }),
    reply: cart,
    refusals: ["unknownGoods", "offSale", "outOfStock", "priceOnRequest", "cartFull"],
  },
  "POST /api/goods/editCart": {
    summary: "Changes how many pieces of a variant are wanted, or whether one or several are selected",
    who: "member",
    body: z
      .object({ detail_id: variants, number: quantity.optional(), selected: z.boolean().optional() })
      .refine((sent) => sent.number !== undefined || sent.selected !== undefined, {
        path: ["number"],
        message: key("required"),
      })
      .refine((sent) => sent.number === undefined || sent.detail_id.length === 1, {
        path: ["detail_id"],
        message: key("tooManyEntries"),
      }),
    reply: cart,
    refusals: ["lineUnknown", "outOfStock"],
  },
  "POST /api/goods/deleteCart": {
    summary: "Takes one or several variants out of the cart",
    who: "member",
    body: z.object({ detail_id: variants }),
    reply: cart,
    refusals: ["lineUnknown"],
  },
  "POST /api/goods/mergeCart": {
    summary: "Adds a guest's cart to the member's; what cannot be had in that number is put in as far as it goes",
    who: "member",
    body: z.object({ items: linesOf(keptLine) }),
    reply: cart,
  },
  "POST /api/goods/cartView": {
    summary: "A guest's cart, kept by the browser, with today's names, prices and reckoning",
    body: z.object({ items: linesOf(keptLine) }),
    reply: cart,
  },
} as const satisfies Calls

export type ShownAmounts = z.output<typeof shownAmounts>
export type Cart = z.output<typeof cart>
export type CartLine = z.output<typeof cartLine>
export type KeptLine = z.output<typeof keptLine>
export type WantedLine = z.output<typeof wantedLine>

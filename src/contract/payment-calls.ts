import { z } from "zod"
import { PAYMENT_WAYS } from "../domain/orders/payment-way.ts"
import type { Calls } from "./call.ts"
import { chargedAmount, email, filled, key, listOf, moment, orderNo, text } from "./fields.ts"

const TOKEN_MAX = 200
const PAYMENT_ID_MAX = 100

/** Only the buyer pays: a member by being signed in, a guest by their browser or by `email`. */
const ofOrder = { order_no: orderNo, email: email.optional() }
const PROVING = ["unknownOrder", "proofRequired", "tooMany"] as const

const paymentStatus = z.number().int().min(0).max(3)
const token = filled(TOKEN_MAX)
/** A sheet's payment: `processing` is what a slow card leaves behind, `challenge` wants the bank's code. */
const sheetStatus = z.object({
  status: z.enum(["open", "challenge", "processing", "approved", "captured", "declined", "cancelled"]),
})

/** Paying, and the calls that the sandbox's own part in the browser makes, as if at the provider's address. */
export const paymentCalls = {
  "GET /api/pay/methods": {
    summary: "The ways to pay that this shop takes now; none: it cannot be bought from",
    reply: listOf(
      z.object({
        /** What `createOrderPaySign` is told; "agreement": nothing is paid here, buyer and shop agree; nor for "bankTransfer", "cash", "invoice". */
        provider: z.string(),
        methods: z.array(z.string()),
        /** What the order is told. */
        payment_way: z.enum(PAYMENT_WAYS),
        /** Nothing real is paid. */
        isTest: z.boolean(),
        /** How to pay without a provider: the shop's account, where to come. Plain text; empty where nothing is said. */
        instructions: z.string(),
      }),
    ),
  },
  "POST /api/order/createOrderPaySign": {
    summary:
      "Begins to pay an order, or goes on with the payment that was begun. An order that costs nothing is paid by it",
    who: "shopper",
    body: z.object({ ...ofOrder, provider: filled(20), method: filled(20) }),
    reply: z.object({
      /** "none" where there is nothing to pay. */
      provider: z.string(),
      token: z.string(),
      paypal_id: z.string(),
      /** What else the provider's part in the browser needs. */
      browser: z.record(z.string(), z.string()),
      amontStatus: paymentStatus,
      /** Until when it can be paid; null where it is, or where there is no end. */
      expireTime: moment.nullable(),
      secondsLeft: z.number().int().min(0).nullable(),
    }),
    refusals: [...PROVING, "orderExpired", "unknownProvider", "notPossibleNow", "providerSilent"],
  },
  "POST /api/pay/callback": {
    summary: "Says that the buyer is done at the provider. Only a hint: what counts is what the provider says",
    who: "shopper",
    body: z.object({ ...ofOrder, paypal_id: filled(PAYMENT_ID_MAX) }),
    reply: z.object({ amontStatus: paymentStatus }),
    refusals: [...PROVING, "unknownPayment", "unknownProvider", "providerSilent"],
  },
  "POST /api/pay/webhook/sandbox": {
    summary: "What the sandbox has to tell, signed. Whatever is not answered with 2xx is told again",
    raw: true,
    reply: z.object({ stored: z.boolean() }),
    refusals: ["signatureInvalid", "unknownPayment", "unknownProvider", "providerSilent"],
  },
  "GET /api/pay/sandbox/session": {
    summary: "What the sandbox's payment sheet shows",
    query: z.object({ token }),
    reply: sheetStatus.extend({
      id: z.string(),
      payee: z.string(),
      reference: z.string(),
      /** In `currencyCode`. */
      amount: chargedAmount,
      currencyCode: z.string(),
      method: z.enum(["card", "wallet"]),
    }),
    refusals: ["unknownPayment", "unknownProvider"],
  },
  "POST /api/pay/sandbox/confirm": {
    summary: "The buyer pays in the sandbox's sheet: with a test card, or with the wallet, which needs none",
    body: z.object({
      token,
      number: text(30).optional(),
      expiry: text(7).optional(),
      cvc: z
        .string()
        .regex(/^\d{3,4}$/, key("invalid"))
        .optional(),
    }),
    reply: sheetStatus,
    refusals: ["unknownPayment", "unknownProvider", "notPossibleNow"],
  },
  "POST /api/pay/sandbox/challenge": {
    summary: "The code that the sandbox's bank asks for",
    body: z.object({ token, code: filled(10) }),
    reply: sheetStatus,
    refusals: ["unknownPayment", "unknownProvider", "codeInvalid", "notPossibleNow"],
  },
  "POST /api/pay/sandbox/cancel": {
    summary: "The buyer closes the sandbox's sheet",
    body: z.object({ token }),
    reply: sheetStatus,
    refusals: ["unknownPayment", "unknownProvider", "notPossibleNow"],
  },
} as const satisfies Calls

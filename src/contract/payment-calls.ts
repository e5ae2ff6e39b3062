import { z } from "zod"
import { PAYMENT_WAYS, UNPAID_HERE_WAYS } from "../domain/orders/payment-way.ts"
import { readCharged } from "../domain/pricing/charged-amount.ts"
import type { Calls } from "./call.ts"
import { chargedAmount, email, filled, key, listOf, moment, orderNo, text } from "./fields.ts"

const TOKEN_MAX = 200
const PAYMENT_ID_MAX = 100

const isChargedText = (amount: string, currency: string | undefined) =>
  currency !== undefined && readCharged(amount, currency) !== null

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
    summary:
      "The ways to pay that this shop takes now; none: it cannot be bought from. With an amount, those that can take exactly that",
    query: z
      .object({ amount: text(20), currency: z.string().regex(/^[A-Z]{3}$/, key("unknownCurrency")) })
      .partial()
      .refine(({ amount, currency }) => amount === undefined || isChargedText(amount, currency), {
        path: ["amount"],
        error: key("amount"),
      }),
    reply: listOf(
      z.object({
        /** What `createOrderPaySign` is told; "agreement": nothing is paid here, buyer and shop agree; nor for "bankTransfer", "cash", "invoice". */
        provider: z.string(),
        methods: z.array(z.string()),
        /** What the order is told. */
        payment_way: z.enum(PAYMENT_WAYS),
        /** Nothing real is paid. */
        isTest: z.boolean(),
        /** Of the currencies that the shop shows prices in; `some`: only amounts that need no rounding, so ask with the amount. */
        currencies: z.array(z.object({ code: z.string(), amounts: z.enum(["all", "some"]) })),
        /** What the provider's part in the browser is opened with. */
        publicKeys: z.record(z.string(), z.string()),
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
    refusals: [
      ...PROVING,
      "orderExpired",
      "unknownProvider",
      "amountNotChargeable",
      "notPossibleNow",
      "providerSilent",
    ],
  },
  "POST /api/order/changePaymentWay": {
    summary:
      "An order that waits for its money is to be paid without a provider, or by agreement. A payment that was begun is ended first",
    who: "shopper",
    body: z.object({ ...ofOrder, payment_way: z.enum(UNPAID_HERE_WAYS) }),
    reply: z.object({
      payment_way: z.enum(PAYMENT_WAYS),
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
  "POST /api/pay/webhook/{provider}/{account}": {
    summary:
      "What a provider has to tell about payments of one of a shop's accounts, signed by it. The owner copies this address to the provider. Whatever is not answered with 2xx is told again",
    path: z.object({
      provider: z.string().regex(/^[a-z]{1,20}$/, key("invalid")),
      account: z.string().regex(/^[\w-]{1,100}$/, key("invalid")),
    }),
    raw: true,
    reply: z.object({ stored: z.boolean() }),
    refusals: ["malformed", "signatureInvalid", "unknownProvider", "providerSilent"],
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

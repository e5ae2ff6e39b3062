import type { paymentCalls } from "../../contract/payment-calls.ts"
import type { Handlers } from "../api/handlers.ts"
import { wholeList } from "../api/whole-list.ts"
import type { Shop } from "../shop.ts"
import { offlineInstructions } from "./offline-methods.ts"
import { type PaymentMethod, paymentMethodsOf, wayOf } from "./payment-methods.ts"
import { answerChallenge, cancelSheet, confirmSheet, sheetSession } from "./sandbox/sandbox-sheet.ts"
import { startPayment } from "./start-payment.ts"
import { takeCallback } from "./take-callback.ts"
import { takeWebhook } from "./take-webhook.ts"

export const paymentHandlers: Handlers<typeof paymentCalls> = {
  "GET /api/pay/methods": async ({ shop }) =>
    wholeList(paymentMethodsOf(shop).map((method) => methodShown(shop, method))),
  "POST /api/order/createOrderPaySign": ({ shop, shopper, body }) => startPayment(shop, shopper, body),
  "POST /api/pay/callback": ({ shop, shopper, body }) => takeCallback(shop, shopper, body),
  "POST /api/pay/webhook/sandbox": ({ shop, raw, headers }) => takeWebhook(shop, "sandbox", { text: raw, headers }),
  "GET /api/pay/sandbox/session": ({ shop, query }) => sheetSession(shop, query.token),
  "POST /api/pay/sandbox/confirm": ({ shop, body: { token, ...card } }) => confirmSheet(shop, token, card),
  "POST /api/pay/sandbox/challenge": ({ shop, body }) => answerChallenge(shop, body.token, body.code),
  "POST /api/pay/sandbox/cancel": ({ shop, body }) => cancelSheet(shop, body.token),
}

const methodShown = ({ site }: Pick<Shop, "site">, { provider, methods, isTest }: PaymentMethod) => ({
  provider,
  methods: [...methods],
  payment_way: wayOf(provider),
  isTest,
  instructions: offlineInstructions(site, provider),
})

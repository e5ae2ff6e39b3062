import type { paymentCalls } from "../../contract/payment-calls.ts"
import type { Handlers } from "../api/handlers.ts"
import { changePaymentWay } from "./change-payment-way.ts"
import { listMethods } from "./list-methods.ts"
import { answerChallenge, cancelSheet, confirmSheet, sheetSession } from "./sandbox/sandbox-sheet.ts"
import { startPayment } from "./start-payment.ts"
import { takeCallback } from "./take-callback.ts"
import { takeSandboxWebhook, takeWebhook } from "./take-webhook.ts"

export const paymentHandlers: Handlers<typeof paymentCalls> = {
  "GET /api/pay/methods": ({ shop, query }) => listMethods(shop, query),
  "POST /api/order/createOrderPaySign": ({ shop, shopper, body }) => startPayment(shop, shopper, body),
  "POST /api/order/changePaymentWay": ({ shop, shopper, body }) => changePaymentWay(shop, shopper, body),
  "POST /api/pay/callback": ({ shop, shopper, body }) => takeCallback(shop, shopper, body),
  "POST /api/pay/webhook/{provider}/{account}": ({ shop, path, raw, headers }) =>
    takeWebhook(shop, path, { text: raw, headers }),
  "POST /api/pay/webhook/sandbox": ({ shop, raw, headers }) => takeSandboxWebhook(shop, { text: raw, headers }),
  "GET /api/pay/sandbox/session": ({ shop, query }) => sheetSession(shop, query.token),
  "POST /api/pay/sandbox/confirm": ({ shop, body: { token, ...card } }) => confirmSheet(shop, token, card),
  "POST /api/pay/sandbox/challenge": ({ shop, body }) => answerChallenge(shop, body.token, body.code),
  "POST /api/pay/sandbox/cancel": ({ shop, body }) => cancelSheet(shop, body.token),
}

import { UNPAID_HERE_WAYS } from "../../../domain/orders/payment-way.ts"
import { orderPath } from "../../../domain/site/route-address.ts"
import { type ActionApi, isFailure, textIn } from "../../shell/page-action.server.ts"
import { donePath } from "./pay-address.ts"
import { PAY_FIELDS, type PayOutcome, type PayStep } from "./payment.ts"
import { isPaid } from "./read-payment.ts"

type Paying = { api: ActionApi; orderNo: string; form: FormData }

/**
 * For the action of the order's page: one step of paying it. Null where the form is about something else.
 * Nothing is kept between two steps but what stands in the form: an attempt that was begun is taken up again by the API.
 */
export async function payOrder(api: ActionApi, orderNo: string, form: FormData) {
  const [step = "", value = ""] = textIn(form, PAY_FIELDS.step).split(":")
  const paying = { api, orderNo, form }
  if (step === "fill") return shows(api, { kind: "card", number: value })
  if (step === "confirm") return confirm(paying)
  if (step === "challenge") return answerChallenge(paying)
  if (step === "cancel") return cancel(paying)
  if (step === "way") return changeWay(paying, value)
  return null
}

const shows = (api: ActionApi, step: PayStep, faults: PayOutcome["faults"] = {}) =>
  api.tell<PayOutcome>({ isDone: false, faults, step })

/** Begins the payment at the provider and, in the sandbox, presses the button of its sheet. */
async function confirm({ api, orderNo, form }: Paying) {
  const method = textIn(form, PAY_FIELDS.method)
  const [provider = "", by = ""] = method.split("/")
  const begun = await api.ask("POST /api/order/createOrderPaySign", {
    body: { order_no: orderNo, provider, method: by },
  })
  if (isFailure(begun)) {
    // Another tab has paid or ended it meanwhile: its page tells how it stands.
    return begun.reason === "notPossibleNow" ? api.lead(orderPath(orderNo)) : api.refuse(begun)
  }
  const { token, paypal_id: payment } = begun.data
  if (begun.data.provider === "none") return api.lead(donePath(orderNo))
  const card = {
    number: textIn(form, PAY_FIELDS.number) || undefined,
    expiry: textIn(form, PAY_FIELDS.expiry) || undefined,
    cvc: textIn(form, PAY_FIELDS.code) || undefined,
  }
  const confirmed = await api.ask("POST /api/pay/sandbox/confirm", { body: { token, ...card } })
  if (isFailure(confirmed)) {
    // A second click finds the sheet as the first has left it.
    return confirmed.reason === "notPossibleNow" ? finish(api, orderNo, payment) : api.refuse(confirmed)
  }
  if (confirmed.data.status === "declined") return shows(api, { kind: "declined" })
  if (confirmed.data.status === "challenge") return shows(api, { kind: "challenge", token, payment, method })
  return finish(api, orderNo, payment)
}

/** The code that the buyer's bank has sent. */
async function answerChallenge({ api, orderNo, form }: Paying) {
  const asked = {
    token: textIn(form, PAY_FIELDS.token),
    payment: textIn(form, PAY_FIELDS.payment),
    method: textIn(form, PAY_FIELDS.method),
  }
  const code = textIn(form, PAY_FIELDS.answer).replace(/\s/g, "")
  const answered = await api.ask("POST /api/pay/sandbox/challenge", { body: { token: asked.token, code } })
  if (!isFailure(answered) || answered.reason === "notPossibleNow") return finish(api, orderNo, asked.payment)
  const faults = api.faultsIn(answered)
  const fault = faults[PAY_FIELDS.answer] ?? Object.values(faults).join(" ")
  return shows(api, { kind: "challenge", ...asked }, { [PAY_FIELDS.answer]: fault })
}

async function cancel({ api, orderNo, form }: Paying) {
  const reply = await api.ask("POST /api/pay/sandbox/cancel", { body: { token: textIn(form, PAY_FIELDS.token) } })
  if (isFailure(reply)) return api.lead(orderPath(orderNo))
  return shows(api, { kind: "cancelled" })
}

/** Nothing is to be paid here: the order's page then says how. */
async function changeWay({ api, orderNo }: Paying, value: string) {
  const way = UNPAID_HERE_WAYS.find((one) => one === value)
  if (!way) return api.refuse("malformed")
  const changed = await api.ask("POST /api/order/changePaymentWay", { body: { order_no: orderNo, payment_way: way } })
  // Another tab has paid or ended it meanwhile: its page tells how it stands.
  if (isFailure(changed) && changed.reason !== "notPossibleNow")
    return api.refuse(changed, { names: { "": PAY_FIELDS.way } })
  return api.lead(orderPath(orderNo))
}

/** The buyer is done at the provider: the shop asks it, and the order's page shows what came of it. */
async function finish(api: ActionApi, orderNo: string, payment: string) {
  const told = await api.ask("POST /api/pay/callback", { body: { order_no: orderNo, paypal_id: payment } })
  return api.lead(!isFailure(told) && isPaid(told.data) ? donePath(orderNo) : orderPath(orderNo))
}

import type { z } from "zod"
import { disputeShape, orderShape, refundShape } from "../../../src/server/payments/paypal/paypal-shapes.ts"
import type { StandInCapture, StandInDispute, StandInOrder, StandInRefund } from "./stand-in-books.ts"
import { PERSON } from "./stand-in-reply.ts"

const API = "https://api-m.sandbox.paypal.com"
const TIME = "2026-11-18T09:30:00Z"
const link = (path: string, rel: string, method = "GET") => ({ href: `${API}${path}`, rel, method })

/** What is sent has to be what the adapter's shapes, written from PayPal's descriptions, ask for; the rest comes with it. */
function checked<Form>(shape: z.ZodType, form: Form): Form {
  shape.parse(form)
  return form
}

export function orderLinks({ id }: StandInOrder) {
  return [
    link(`/v2/checkout/orders/${id}`, "self"),
    { href: `https://www.sandbox.paypal.com/checkoutnow?token=${id}`, rel: "payer-action", method: "GET" },
  ]
}

/** An order as GET shows it, with what an adapter must not care about, such as the buyer. */
export function orderForm(order: StandInOrder) {
  const { id, status, amount, payee, customId, captures, refunds, method } = order
  const merchant = { email_address: "shop@example.com", merchant_id: payee }
  const hasPayer = status === "APPROVED" || status === "COMPLETED"
  const payer = { email_address: PERSON.email, payer_id: PERSON.id, name: PERSON.name }
  const source =
    method === "card" ? { card: { last_digits: "0004", brand: "VISA", type: "CREDIT" } } : { paypal: payer }
  return checked(orderShape, {
    id,
    intent: "CAPTURE",
    status,
    ...(hasPayer && { payment_source: source, payer }),
    purchase_units: [
      {
        reference_id: "default",
        amount,
        payee: merchant,
        custom_id: customId,
        description: customId,
        ...(captures.length > 0 && {
          payments: {
            captures: captures.map((capture) => captureForm(order, capture)),
            ...(refunds.length > 0 && { refunds: refunds.map(refundForm) }),
          },
        }),
      },
    ],
    create_time: TIME,
    links: orderLinks(order),
  })
}

export function captureForm({ id: orderId, customId }: StandInOrder, { id, status, amount }: StandInCapture) {
  return {
    id,
    status,
    amount,
    custom_id: customId,
    final_capture: true,
    seller_protection: { status: "ELIGIBLE" },
    links: [
      link(`/v2/payments/captures/${id}`, "self"),
      link(`/v2/payments/captures/${id}/refund`, "refund", "POST"),
      link(`/v2/checkout/orders/${orderId}`, "up"),
    ],
    create_time: TIME,
    update_time: TIME,
  }
}

export function refundForm({ id, status, amount, customId, captureId }: StandInRefund) {
  return checked(refundShape, {
    id,
    status,
    amount,
    ...(customId !== undefined && { custom_id: customId }),
    seller_payable_breakdown: { gross_amount: amount, total_refunded_amount: amount },
    links: [link(`/v2/payments/refunds/${id}`, "self"), link(`/v2/payments/captures/${captureId}`, "up")],
    create_time: TIME,
    update_time: TIME,
  })
}

export function disputeForm({ id, status, reason, amount, due, outcome, captureId }: StandInDispute) {
  return checked(disputeShape, {
    dispute_id: id,
    create_time: TIME,
    update_time: TIME,
    disputed_transactions: [
      {
        buyer_transaction_id: `B${captureId.slice(1)}`,
        seller_transaction_id: captureId,
        buyer: { name: PERSON.email },
      },
    ],
    reason,
    status,
    dispute_amount: amount,
    ...(outcome && {
      dispute_outcome: { outcome_code: outcome.code, ...(outcome.refunded && { amount_refunded: outcome.refunded }) },
    }),
    dispute_life_cycle_stage: "CHARGEBACK",
    dispute_channel: "EXTERNAL",
    messages: [{ posted_by: "BUYER", content: `${PERSON.email} never got it` }],
    ...(status !== "RESOLVED" && { seller_response_due_date: due.toISOString() }),
    links: [link(`/v1/customer/disputes/${id}`, "self")],
  })
}

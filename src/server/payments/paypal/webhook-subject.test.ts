import { describe, expect, test } from "vitest"
import { webhookSubject } from "./webhook-subject.ts"

const API = "https://api.paypal.com/v2"
const up = (path: string) => ({
  links: [
    { rel: "self", href: `${API}/x` },
    { rel: "up", href: `${API}${path}` },
  ],
})
const related = { supplementary_data: { related_ids: { order_id: "ORDER" } } }

describe("what a webhook is about", () => {
  test.each([
    ["CHECKOUT.ORDER.APPROVED", { id: "ORDER" }, { payment: "ORDER" }],
    ["CHECKOUT.ORDER.COMPLETED", { id: "ORDER" }, { payment: "ORDER" }],
    ["CHECKOUT.PAYMENT-APPROVAL.REVERSED", { order_id: "ORDER" }, { payment: "ORDER" }],
    ["PAYMENT.CAPTURE.COMPLETED", { id: "CAPTURE", ...related, ...up("/checkout/orders/ORDER") }, { payment: "ORDER" }],
    ["PAYMENT.CAPTURE.DENIED", { id: "CAPTURE", ...up("/checkout/orders/ORDER") }, { payment: "ORDER" }],
    ["PAYMENT.CAPTURE.PENDING", { id: "CAPTURE" }, { capture: "CAPTURE" }],
    ["PAYMENT.CAPTURE.REFUNDED", { id: "REFUND", ...up("/payments/captures/CAPTURE") }, { capture: "CAPTURE" }],
    ["PAYMENT.CAPTURE.REVERSED", { id: "REFUND", ...up("/payments/captures/CAPTURE") }, { capture: "CAPTURE" }],
    ["PAYMENT.REFUND.FAILED", { id: "REFUND", ...up("/payments/captures/CAPTURE") }, { capture: "CAPTURE" }],
    ["PAYMENT.REFUND.FAILED", { id: "REFUND" }, null],
    [
      "CUSTOMER.DISPUTE.CREATED",
      { disputed_transactions: [{ seller_transaction_id: "CAPTURE" }] },
      { capture: "CAPTURE" },
    ],
    ["CUSTOMER.DISPUTE.CREATED", { disputed_transactions: [{}] }, null],
    ["CUSTOMER.DISPUTE.UPDATED", {}, null],
    ["CHECKOUT.ORDER.APPROVED", {}, null],
    ["PAYMENT.AUTHORIZATION.CREATED", { id: "AUTHORIZATION" }, null],
    ["BILLING.SUBSCRIPTION.CREATED", { id: "SUBSCRIPTION" }, null],
    ["IDENTITY.AUTHORIZATION-CONSENT.REVOKED", { id: "CONSENT" }, null],
  ])("%s", (kind, resource, about) => {
    expect(webhookSubject({ id: "WH-1", event_type: kind, resource })).toEqual(about)
  })

  test("is nothing where the resource is none of ours, however it looks", () => {
    for (const resource of [undefined, "text", 7, { id: 7, links: "none" }])
      expect(webhookSubject({ id: "WH-1", event_type: "INVOICING.INVOICE.PAID", resource })).toBeNull()
  })

  test("is not guessed where one of ours looks otherwise than documented", () => {
    const event = { id: "WH-1", event_type: "PAYMENT.CAPTURE.COMPLETED", resource: { id: 7 } }
    expect(() => webhookSubject(event)).toThrow("resource")
  })
})

import type Stripe from "stripe"

export type RefundWish = {
  id: string
  charge: Stripe.Charge
  amount: number
  status: "succeeded" | "pending" | "requires_action"
  metadata: Record<string, string>
}

export function newRefund({ id, charge, amount, status, metadata }: RefundWish): Stripe.Refund {
  return {
    id,
    object: "refund",
    amount,
    balance_transaction: `txn_${id}`,
    charge: charge.id,
    created: Math.floor(Date.now() / 1000),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
      type: "card",
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...(status === "pending" && { pending_reason: "processing" }),
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  } satisfies Stripe.Refund
}

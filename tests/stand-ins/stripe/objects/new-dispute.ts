import type Stripe from "stripe"

export type DisputeWish = {
  id: string
  charge: Stripe.Charge
  amount: number
  status: Stripe.Dispute["status"]
  dueBy: Date | null
}

export function newDispute({ id, charge, amount, status, dueBy }: DisputeWish): Stripe.Dispute {
  return {
    id,
    object: "dispute",
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: Math.floor(Date.now() / 1000),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: dueBy && Math.floor(dueBy.getTime() / 1000),
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: status.startsWith("warning_"),
    livemode: charge.livemode,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand: "visa", case_type: "chargeback", network: "visa", network_reason_code: "83" },
      type: "card",
    },
    reason: "fraudulent",
    status,
  } satisfies Stripe.Dispute
}

/** What a dispute takes from the account's balance, or brings back. */
export function disputeTransaction(
  { id, charge, currency }: Stripe.Dispute,
  amount: number,
): Stripe.BalanceTransaction {
  const at = Math.floor(Date.now() / 1000)
  return {
    id: `txn_${crypto.randomUUID().slice(0, 8)}_${id}`,
    object: "balance_transaction",
    amount,
    available_on: at,
    balance_type: "payments",
    created: at,
    currency,
    description: `Chargeback for ${typeof charge === "string" ? charge : charge.id}`,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: amount,
    reporting_category: amount < 0 ? "dispute" : "dispute_reversal",
    source: id,
    status: "available",
    type: "adjustment",
  } satisfies Stripe.BalanceTransaction
}

const NO_EVIDENCE = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
} satisfies Stripe.Dispute.Evidence

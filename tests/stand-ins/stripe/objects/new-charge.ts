import type Stripe from "stripe"

export type ChargeWish = {
  id: string
  intent: Stripe.PaymentIntent
  status: "succeeded" | "pending" | "failed"
  /** The last four digits of the card, or of the account that is debited. */
  last4: string
  method: "card" | "sepa_debit"
  declineCode: string | null
}

/** The charge that an attempt to pay leads to, also where it was declined. */
export function newCharge({ id, intent, status, last4, method, declineCode }: ChargeWish): Stripe.Charge {
  const isPaid = status === "succeeded"
  const isDeclined = status === "failed"
  return {
    id,
    object: "charge",
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: isPaid ? `txn_${id}` : null,
    billing_details: { address: null, email: "buyer@example.com", name: "Ada Buyer", phone: null, tax_id: null },
    calculated_statement_descriptor: "STAND-IN",
    captured: isPaid,
    created: Math.floor(Date.now() / 1000),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: isDeclined ? "card_declined" : null,
    failure_message: isDeclined ? "Your card was declined." : null,
    fraud_details: {},
    livemode: intent.livemode,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: isDeclined ? "declined_by_network" : "approved_by_network",
      reason: declineCode,
      risk_level: "normal",
      risk_score: 12,
      seller_message: isDeclined ? "The bank did not return any further details." : "Payment complete.",
      type: isDeclined ? "issuer_declined" : "authorized",
    },
    paid: status !== "failed",
    payment_intent: intent.id,
    payment_method: `pm_${id}`,
    payment_method_details: methodDetails(method, intent, last4),
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge
}

function methodDetails(method: ChargeWish["method"], { amount }: Stripe.PaymentIntent, last4: string) {
  if (method === "sepa_debit") {
    const debit = {
      bank_code: "19043",
      branch_code: "",
      country: "AT",
      fingerprint: "standin",
      last4,
      mandate: "mandate_standin",
    }
    return { type: "sepa_debit", sepa_debit: debit } satisfies Stripe.Charge.PaymentMethodDetails
  }
  const card = {
    amount_authorized: amount,
    authorization_code: null,
    brand: "visa",
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
    country: "US",
    electronic_commerce_indicator: null,
    exp_month: 12,
    exp_year: 2034,
    fingerprint: "standin",
    funding: "credit",
    installments: null,
    last4,
    mandate: null,
    network: "visa",
    network_transaction_id: null,
    regulated_status: "unregulated",
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  } satisfies Stripe.Charge.PaymentMethodDetails.Card
  return { type: "card", card } satisfies Stripe.Charge.PaymentMethodDetails
}

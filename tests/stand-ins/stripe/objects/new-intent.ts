import type Stripe from "stripe"

export type IntentWish = {
  id: string
  amount: number
  currency: string
  description: string | null
  metadata: Record<string, string>
  allowRedirects: "always" | "never"
  livemode: boolean
}

/** A PaymentIntent that nobody has paid yet. */
export function newIntent({ id, allowRedirects, ...wish }: IntentWish): Stripe.PaymentIntent {
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: wish.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { allow_redirects: allowRedirects, enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: `${id}_secret_${crypto.randomUUID().replaceAll("-", "")}`,
    confirmation_method: "automatic",
    created: Math.floor(Date.now() / 1000),
    currency: wish.currency,
    customer: null,
    customer_account: null,
    description: wish.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: wish.livemode,
    managed_payments: null,
    metadata: wish.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: { id: "pmc_standin", parent: null },
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: "automatic" },
    },
    payment_method_types: ["card", "link", "sepa_debit"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.PaymentIntent
}

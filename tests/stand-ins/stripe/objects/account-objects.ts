import type Stripe from "stripe"

export function newAccount(id: string): Stripe.Account {
  return {
    id,
    object: "account",
    business_type: "company",
    capabilities: { card_payments: "active", transfers: "active" },
    charges_enabled: true,
    country: "DE",
    created: 1_700_000_000,
    default_currency: "eur",
    details_submitted: true,
    email: "owner@example.com",
    metadata: {},
    payouts_enabled: true,
    type: "standard",
  } satisfies Stripe.Account
}

export function newEndpoint(id: string, url: string, livemode: boolean): Stripe.WebhookEndpoint {
  return {
    id,
    object: "webhook_endpoint",
    api_version: "2026-10-28.endive",
    application: null,
    created: Math.floor(Date.now() / 1000),
    description: null,
    enabled_events: ["*"],
    livemode,
    metadata: {},
    status: "enabled",
    url,
  } satisfies Stripe.WebhookEndpoint
}

export function newDomain(id: string, name: string, livemode: boolean): Stripe.PaymentMethodDomain {
  return {
    id,
    object: "payment_method_domain",
    amazon_pay: { status: "active" },
    apple_pay: { status: "active" },
    created: Math.floor(Date.now() / 1000),
    domain_name: name,
    enabled: true,
    google_pay: { status: "active" },
    klarna: { status: "active" },
    link: { status: "active" },
    livemode,
    paypal: { status: "active" },
  } satisfies Stripe.PaymentMethodDomain
}

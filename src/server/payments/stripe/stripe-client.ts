import Stripe from "stripe"
import type { StripeAccount } from "./stripe-account.ts"

/** For calls that change nothing. */
export const READ = { timeout: 10_000 }
/** For calls that create, cancel or give back: stopping to listen sooner would show good payments as unknown. */
export const WRITE_MS = 30_000

/**
 * Retries are left to those who ask, who know the request's key; only a connection that closed before the answer is tried
 * once again by the package itself, with the same key.
 */
export function stripeClient({ secretKey, baseUrl }: StripeAccount): Stripe {
  return new Stripe(secretKey, {
    apiVersion: "2026-10-28.endive",
    maxNetworkRetries: 0,
    timeout: READ.timeout,
    httpClient: Stripe.createFetchHttpClient(),
    telemetry: false,
    ...(baseUrl !== undefined && serverAt(new URL(baseUrl))),
  })
}

function serverAt({ protocol, hostname, port }: URL) {
  const scheme = protocol === "http:" ? "http" : "https"
  return { protocol: scheme, host: hostname, port: port || (scheme === "http" ? "80" : "443") } as const
}

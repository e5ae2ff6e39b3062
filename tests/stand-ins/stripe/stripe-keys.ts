import type { StripeBooks } from "./stripe-books.ts"
import type { StripeCall } from "./stripe-calls.ts"
import { StripeRefusal } from "./stripe-refusal.ts"

/** A key of an account in one mode. A restricted one may do only what it was given. */
export type StripeKey = {
  books: StripeBooks
  kind: "secret" | "restricted" | "publishable"
  rights: readonly StripeCall["right"][]
  isRevoked: boolean
}

/** Who asks, as Stripe finds out: by a key that it knows and that may do this. */
export function keyFor(keys: ReadonlyMap<string, StripeKey>, given: string, call: StripeCall): StripeKey {
  const key = keys.get(given)
  const shown = `${given.slice(0, 8)}${"*".repeat(12)}${given.slice(-4)}`
  if (!key) throw unauthorised(`Invalid API Key provided: ${shown}`)
  if (key.isRevoked) throw unauthorised(`Expired API Key provided: ${shown}`, { code: "api_key_expired" })
  if (key.kind === "publishable" && !call.inBrowser)
    throw new StripeRefusal(403, {
      type: "invalid_request_error",
      code: "secret_key_required",
      message: "This API call cannot be made with a publishable API key.",
    })
  if (key.kind === "restricted" && !key.rights.includes(call.right))
    throw new StripeRefusal(403, {
      type: "invalid_request_error",
      message: `The provided key '${shown}' does not have the required permissions for this endpoint.`,
    })
  return key
}

const unauthorised = (message: string, more: { code?: string } = {}) =>
  new StripeRefusal(401, { type: "invalid_request_error", message, ...more })

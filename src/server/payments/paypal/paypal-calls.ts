import { createHash } from "node:crypto"
import type { z } from "zod"
import { askPaypal } from "./ask-paypal.ts"
import { type PaypalAccount, paypalAddress } from "./paypal-account.ts"
import { PaypalRefusal } from "./paypal-error.ts"
import { paypalTokens } from "./paypal-token.ts"

/** How long an answer may take: a shopper waits for it, but money on its way is not given up early. */
export type PaypalLimits = { readMs: number; writeMs: number }
export const PAYPAL_LIMITS: PaypalLimits = { readMs: 10_000, writeMs: 30_000 }

const UNAUTHORIZED = 401
const REQUEST_ID_LETTERS_MAX = 108

export type PaypalCalls = {
  /** Whether the keys are good now, whatever token is still kept. */
  signIn: () => Promise<void>
  get: <Answer>(path: string, shape: z.ZodType<Answer>) => Promise<Answer>
  /** `body` is JSON text: a webhook's must reach PayPal as it came. */
  post: <Answer>(path: string, shape: z.ZodType<Answer>, sent: { body: string; requestKey?: string }) => Promise<Answer>
}

/** PayPal's REST calls, in the name of one account. */
export function paypalCalls(account: PaypalAccount, limits: PaypalLimits): PaypalCalls {
  const tokens = paypalTokens(account)
  const address = paypalAddress(account)

  const ask = async <Answer>(path: string, shape: z.ZodType<Answer>, init: RequestInit, ms: number) => {
    const call = `${init.method} ${path.split("?")[0]}`
    const withToken = (token: string) => {
      const headers = { ...init.headers, authorization: `Bearer ${token}`, accept: "application/json" }
      return askPaypal({ call, url: `${address}${path}`, init: { ...init, headers }, ms, shape })
    }
    const token = await tokens.current()
    try {
      return await withToken(token)
    } catch (failure) {
      // A token can be withdrawn before its end. Nothing was done with it, so asking again is safe.
      if (!(failure instanceof PaypalRefusal) || failure.status !== UNAUTHORIZED) throw failure
      tokens.drop(token)
      return withToken(await tokens.current())
    }
  }
  return {
    signIn: async () => {
      tokens.drop()
      await tokens.current()
    },
    get: (path, shape) => ask(path, shape, { method: "GET" }, limits.readMs),
    post: (path, shape, { body, requestKey }) => {
      const headers = {
        "content-type": "application/json",
        prefer: "return=representation",
        ...(requestKey !== undefined && { "paypal-request-id": paypalRequestId(requestKey) }),
      }
      return ask(path, shape, { method: "POST", headers, body }, limits.writeMs)
    },
  }
}

/** PayPal takes 108 characters; which ones it does not say, so they are letters, digits and hyphens. */
export function paypalRequestId(requestKey: string): string {
  const plain = requestKey.replaceAll(" ", "-")
  if (plain.length <= REQUEST_ID_LETTERS_MAX && /^[A-Za-z0-9-]+$/.test(plain)) return plain
  return createHash("sha256").update(requestKey).digest("hex")
}

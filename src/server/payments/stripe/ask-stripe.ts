import Stripe from "stripe"

/**
 * Stripe refused or did not answer. Its own sentences are left out, and so is the error that held them: they quote parts
 * of keys and what was sent.
 */
export class StripeFailure extends Error {
  override name = "StripeFailure"
  readonly type: string
  readonly code: string | undefined
  readonly status: number | undefined

  constructor(call: string, { type, code, status }: { type: string; code?: string | undefined; status?: number }) {
    super([`Stripe did not ${call}:`, type, code, status].filter((part) => part !== undefined).join(" "))
    this.type = type
    this.code = code
    this.status = status
  }
}

/** What Stripe answers; `call` says what it was asked to do. */
export async function askStripe<Answer>(call: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (failure) {
    throw failure instanceof Stripe.errors.StripeError ? stripeFailure(call, failure) : failure
  }
}

function stripeFailure(call: string, { type, code, statusCode }: Stripe.errors.StripeError): StripeFailure {
  return new StripeFailure(call, { type, code, ...(statusCode !== undefined && { status: statusCode }) })
}

export const failedWith = (failure: unknown, code: string): boolean =>
  failure instanceof StripeFailure && failure.code === code

/** The key is good, but this is not among what its owner lets it do. */
export const isForbidden = (failure: unknown): boolean => failure instanceof StripeFailure && failure.status === 403

import type { StripeAnswer, StripeRequest } from "./answer-request.ts"

/** How Stripe fails: says nothing, hangs up, is slow, or answers with a status of its own. */
export type StripeFault = {
  /** Which requests, as "POST /v1/refunds"; all where nothing is said. */
  asked?: RegExp
  how: "hang" | "hangUp" | { slowMs: number } | { status: number; code?: string }
  /** What was asked for happens all the same; only the answer is lost. */
  isLateOnly?: boolean
  /** How often; once where nothing is said. */
  times?: number
}

/** Faults that are still to happen, in the order in which they were ordered. */
export class StripeFaults {
  #ordered: { fault: StripeFault; left: number }[] = []

  order(fault: StripeFault): void {
    this.#ordered.push({ fault, left: fault.times ?? 1 })
  }

  clear(): void {
    this.#ordered = []
  }

  next({ method, path }: StripeRequest): StripeFault | undefined {
    const found = this.#ordered.find(({ fault, left }) => left > 0 && (fault.asked?.test(`${method} ${path}`) ?? true))
    if (found) found.left--
    return found?.fault
  }
}

export function faultyAnswer({ status, code }: { status: number; code?: string }): StripeAnswer {
  const type = status === 429 ? "invalid_request_error" : "api_error"
  const error = { type, message: "Something went wrong at Stripe.", ...(code !== undefined && { code }) }
  return { status, headers: { "content-type": "application/json" }, body: JSON.stringify({ error }) }
}

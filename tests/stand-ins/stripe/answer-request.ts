import { readForm } from "./read-form.ts"
import { newId, type StripeBooks } from "./stripe-books.ts"
import { notFound, STRIPE_CALLS } from "./stripe-calls.ts"
import { keyFor, type StripeKey } from "./stripe-keys.ts"
import { invalidRequest, StripeRefusal } from "./stripe-refusal.ts"

export type StripeRequest = { method: string; path: string; headers: Headers; body: string }
export type StripeAnswer = { status: number; headers: Record<string, string>; body: string }
type Context = { keys: ReadonlyMap<string, StripeKey>; pageSize: number }

/** Stripe's API: who asks, whether the same was asked before, and what follows. */
export function answerRequest(context: Context, request: StripeRequest): StripeAnswer {
  const headers = { "content-type": "application/json", "request-id": newId("req"), "access-control-allow-origin": "*" }
  try {
    const { status, body, isReplayed } = act(context, request)
    return { status, body, headers: { ...headers, ...(isReplayed && { "idempotent-replayed": "true" }) } }
  } catch (refusal) {
    if (!(refusal instanceof StripeRefusal)) throw refusal
    return { status: refusal.status, body: JSON.stringify({ error: refusal.error }), headers }
  }
}

type Acted = { status: number; body: string; isReplayed: boolean }

function act({ keys, pageSize }: Context, { method, path, headers, body }: StripeRequest): Acted {
  const { pathname, search } = new URL(path, "https://api.stripe.com")
  const call = STRIPE_CALLS.find((one) => one.method === method && one.path.test(pathname))
  if (!call) throw notFound(method, pathname)
  const { key: keyOfBrowser, ...form } = readForm(method === "GET" ? search : body)
  const bearer = /^Bearer (.+)$/.exec(headers.get("Authorization") ?? "")?.[1]
  const { books, kind } = keyFor(keys, bearer ?? String(keyOfBrowser ?? ""), call)
  const idempotencyKey = method === "POST" ? headers.get("Idempotency-Key") : null
  const said = `${method} ${pathname} ${body}`
  const saved = idempotencyKey === null ? undefined : savedAnswer(books, idempotencyKey, said)
  if (saved) return { ...saved, isReplayed: true }
  const id = call.path.exec(pathname)?.[1] ?? ""
  const answer = answered(() => call.answer({ books, form, id, pageSize, isBrowser: kind === "publishable" }))
  if (idempotencyKey !== null) books.savedAnswers.set(idempotencyKey, { request: said, ...answer })
  return { ...answer, isReplayed: false }
}

function savedAnswer({ savedAnswers }: StripeBooks, key: string, request: string) {
  if (key.length > 255) throw invalidRequest("Idempotency-Key is too long.")
  const saved = savedAnswers.get(key)
  if (!saved || saved.request === request) return saved
  throw new StripeRefusal(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with (${key}).`,
  })
}

/** Refusals that came of acting are kept under a key too; those of what was sent throw, and the key stays free. */
function answered(call: () => object): { status: number; body: string } {
  try {
    return { status: 200, body: JSON.stringify(call()) }
  } catch (refusal) {
    const isOfActing =
      refusal instanceof StripeRefusal &&
      (refusal.status === 402 || refusal.error.code === "payment_intent_unexpected_state")
    if (!isOfActing) throw refusal
    return { status: refusal.status, body: JSON.stringify({ error: refusal.error }) }
  }
}

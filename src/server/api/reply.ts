import type { Context } from "hono"
import { type Failure, REFUSED, SUCCESS } from "../../contract/envelope.ts"
import { type RefusalReason, refusalStatus } from "../../contract/refusals.ts"
import { messagesIn } from "./messages-in.ts"

export function succeed(c: Context, data: unknown): Response {
  return c.json({ code: SUCCESS, data, msg: "" })
}

/** A refusal in the envelope, with its status and a sentence in the caller's language. */
export function refuse(
  c: Context,
  reason: RefusalReason,
  language: string,
  details: unknown = null,
  code: Failure["code"] = REFUSED,
): Response {
  const msg = filledIn(messagesIn(language)[reason], details)
  const wait = refusalStatus[reason] === 429 ? secondsToWait(details) : null
  if (wait !== null) c.header("Retry-After", String(wait))
  return c.json({ code, data: details ?? null, msg, reason }, refusalStatus[reason])
}

/** Whoever refuses because of too many says in the details how long to wait: `{ retryAfter: 60 }`. */
function secondsToWait(details: unknown): number | null {
  if (typeof details !== "object" || details === null || !("retryAfter" in details)) return null
  return typeof details.retryAfter === "number" ? details.retryAfter : null
}

/** A sentence may name what stands in the details: `{contact}`. */
function filledIn(sentence: string, details: unknown): string {
  if (typeof details !== "object" || details === null) return sentence
  const named = new Map(Object.entries(details))
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name) => String(named.get(name) ?? place))
}

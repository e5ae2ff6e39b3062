import type { Context } from "hono"
import { type Envelope, SUCCESS } from "../../contract/envelope.ts"
import { type RefusalReason, refusalStatus } from "../../contract/refusals.ts"
import { failureOf } from "./failure-of.ts"

/** The envelope over HTTP: with the status of its refusal, and how long to wait. */
export function sendEnvelope(c: Context, envelope: Envelope<unknown>): Response {
  if (envelope.code === SUCCESS) return c.json(envelope)
  const status = refusalStatus[envelope.reason]
  const wait = status === 429 ? secondsToWait(envelope.data) : null
  if (wait !== null) c.header("Retry-After", String(wait))
  return c.json(envelope, status)
}

/** A refusal before any call was found. */
export function refuse(c: Context, reason: RefusalReason, language: string): Response {
  return sendEnvelope(c, failureOf(reason, language))
}

/** Whoever refuses because of too many says in the details how long to wait: `{ retryAfter: 60 }`. */
function secondsToWait(details: unknown): number | null {
  if (typeof details !== "object" || details === null || !("retryAfter" in details)) return null
  return typeof details.retryAfter === "number" ? details.retryAfter : null
}

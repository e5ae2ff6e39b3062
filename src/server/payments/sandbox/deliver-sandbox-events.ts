import { sql } from "drizzle-orm"
import { sandboxEvent } from "../../../db/schema/sandbox.ts"
import { isRefused } from "../../../domain/refusal.ts"
import type { JobResources } from "../../job.ts"
import { takeSandboxWebhook } from "../take-webhook.ts"
import { SANDBOX_SIGNATURE_HEADER, webhookSignature } from "./sandbox-signature.ts"

const EVENTS_A_RUN = 50
const TRIES_MAX = 15
const FIRST_PAUSE_SECONDS = 5
const LONGEST_PAUSE_SECONDS = 3600

type DueEvent = { id: number; kind: string; paymentId: string }

/** Tells the shop what happened at the sandbox, signed and again until the shop has it, as providers do over the network. */
export async function deliverSandboxEvents(resources: JobResources): Promise<string | undefined> {
  const due = await claimEvents(resources)
  let delivered = 0
  for (const event of due) if (await deliver(resources, event)) delivered++
  return due.length > 0 ? `${delivered} of ${due.length} events delivered` : undefined
}

/** Whoever claims an event puts its next try off: it is told again even if this process ends on the way. */
async function claimEvents({ db, now }: JobResources): Promise<DueEvent[]> {
  const at = now.toISOString()
  const { rows } = await db.execute<DueEvent>(sql`
    update ${sandboxEvent} set attempts = attempts + 1, next_try_at = ${at}::timestamptz + make_interval(secs =>
      least(${LONGEST_PAUSE_SECONDS}, ${FIRST_PAUSE_SECONDS} * power(2, attempts)))
    where id in (
      select id from ${sandboxEvent}
      where delivered_at is null and next_try_at <= ${at}::timestamptz and attempts < ${TRIES_MAX}
      order by next_try_at limit ${EVENTS_A_RUN} for update skip locked)
    returning id, kind, payment_id as "paymentId"`)
  return rows.toSorted((a, b) => a.id - b.id)
}

async function deliver(resources: JobResources, { id, kind, paymentId }: DueEvent): Promise<boolean> {
  const { db, secret } = resources
  const text = JSON.stringify({ id: `sandbox-event-${id}`, kind, payment: paymentId })
  const headers = new Headers({ [SANDBOX_SIGNATURE_HEADER]: webhookSignature(secret, text, new Date()) })
  const answer = await takeSandboxWebhook(resources, { text, headers })
  if (isRefused(answer)) return false
  await db.execute(sql`update ${sandboxEvent} set delivered_at = now() where id = ${id}`)
  return true
}

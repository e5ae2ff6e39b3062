import { eq, or } from "drizzle-orm"
import type { BodyOf, ReplyOf } from "../../../contract/call.ts"
import type { paymentCalls } from "../../../contract/payment-calls.ts"
import { SANDBOX_CHALLENGE_CODE, type SandboxBehaviour } from "../../../contract/sandbox-cards.ts"
import { sandboxPayment } from "../../../db/schema/sandbox.ts"
import { toChargedDecimal } from "../../../domain/pricing/charged-amount.ts"
import { isRefused, refused } from "../../../domain/refusal.ts"
import { takesTestMoney } from "../../../domain/site/site-mode.ts"
import type { Refused } from "../../api/handlers.ts"
import type { Shop } from "../../shop.ts"
import { type Change, changeEntry, findEntry, isUntouched, type SandboxEntry, sheetStatus } from "./sandbox-books.ts"
import { paymentOfSheet } from "./sandbox-signature.ts"
import { behaviourOf } from "./test-card.ts"

type Calls = typeof paymentCalls
type Session = ReplyOf<Calls["GET /api/pay/sandbox/session"]>
type Card = Omit<BodyOf<Calls["POST /api/pay/sandbox/confirm"]>, "token">
type Status = ReplyOf<Calls["POST /api/pay/sandbox/confirm"]>
/** The sandbox's own part in the browser knows nothing of a shop but whether it takes test money. */
type Sandbox = Pick<Shop, "db" | "secret" | "site">

/** A slow card is approved so much later. */
const SLOW_MS = 8_000

const approval: Change = { to: { status: "approved" }, told: { kind: "payment.approved" } }
const cancellation: Change = { to: { status: "cancelled" }, told: { kind: "payment.cancelled" } }

/** What each card leads to. Of a silent one the shop is told nothing, though its buyer sees it go through. */
const CONFIRMATIONS: Record<SandboxBehaviour, (now: number) => Change> = {
  success: () => approval,
  decline: () => ({ to: { status: "declined" }, told: { kind: "payment.declined" } }),
  challenge: () => ({ to: { status: "challenge" } }),
  slow: (now) => ({
    to: { approvesAt: new Date(now + SLOW_MS) },
    told: { kind: "payment.approved", at: new Date(now + SLOW_MS) },
  }),
  silent: () => ({ to: approval.to }),
}

export async function sheetSession(sandbox: Sandbox, token: string): Promise<Session | Refused> {
  const entry = await entryOf(sandbox, token)
  if (isRefused(entry)) return entry
  const { id, payee, reference, amount, currencyCode, method } = entry
  return {
    id,
    payee,
    reference,
    amount: toChargedDecimal(amount, currencyCode),
    currencyCode,
    method,
    status: sheetStatus(entry),
  }
}

export async function confirmSheet(sandbox: Sandbox, token: string, card: Card): Promise<Status | Refused> {
  const entry = await entryOf(sandbox, token)
  if (isRefused(entry)) return entry
  const behaviour = entry.method === "wallet" ? "success" : behaviourOf(card)
  if (isRefused(behaviour)) return behaviour
  const { to, told } = CONFIRMATIONS[behaviour](Date.now())
  return outcome(await changeEntry(sandbox.db, entry.id, isUntouched(), { to: { behaviour, ...to }, told }))
}

export async function answerChallenge(sandbox: Sandbox, token: string, code: string): Promise<Status | Refused> {
  const entry = await entryOf(sandbox, token)
  if (isRefused(entry)) return entry
  if (entry.status === "challenge" && code !== SANDBOX_CHALLENGE_CODE) return refused("codeInvalid")
  return outcome(await changeEntry(sandbox.db, entry.id, isAsked(), approval))
}

export async function cancelSheet(sandbox: Sandbox, token: string): Promise<Status | Refused> {
  const entry = await entryOf(sandbox, token)
  if (isRefused(entry)) return entry
  return outcome(await changeEntry(sandbox.db, entry.id, or(isUntouched(), isAsked()), cancellation))
}

const isAsked = () => eq(sandboxPayment.status, "challenge")

const outcome = (entry: SandboxEntry | null): Status | Refused =>
  entry ? { status: sheetStatus(entry) } : refused("notPossibleNow")

async function entryOf({ db, secret, site }: Sandbox, token: string): Promise<SandboxEntry | Refused> {
  if (!takesTestMoney(site.mode)) return refused("unknownProvider")
  const id = paymentOfSheet(secret, token)
  return (id === null ? null : await findEntry(db, id)) ?? refused("unknownPayment")
}

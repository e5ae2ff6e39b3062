import { z } from "zod"
import {
  type Amount,
  type Books,
  captureOf,
  count,
  newId,
  type RefundStatus,
  type StandInRefund,
} from "./stand-in-books.ts"
import { refundForm } from "./stand-in-forms.ts"
import { amountIssue } from "./stand-in-orders.ts"
import { type Asked, failed, type Reply } from "./stand-in-reply.ts"
import type { Tell } from "./stand-in-webhooks.ts"

const wanted = z.strictObject({
  amount: z.strictObject({ currency_code: z.string(), value: z.string() }).optional(),
  custom_id: z.string().max(127).optional(),
})

/** Who asks for it, and what becomes of it at first. */
export type RefundWish = { amount: Amount; customId?: string | undefined; status?: RefundStatus }

export function refundCapture(books: Books, tell: Tell, captureId: string, asked: Asked, status: RefundStatus): Reply {
  const found = captureOf(books, captureId)
  if (found?.order.owner !== asked.owner) return failed(404, "INVALID_RESOURCE_ID")
  const { data } = wanted.safeParse(JSON.parse(asked.text))
  if (!data) return failed(400, "MALFORMED_REQUEST_JSON")
  const amount = data.amount ?? found.capture.amount
  const made = makeRefund(books, tell, captureId, { amount, customId: data.custom_id, status })
  return typeof made === "string" ? failed(422, made) : { status: 201, body: refundForm(made) }
}

/** Gives money back, or says in PayPal's code why not. */
export function makeRefund(
  books: Books,
  tell: Tell,
  captureId: string,
  { amount, customId, status = "COMPLETED" }: RefundWish,
): StandInRefund | string {
  const found = captureOf(books, captureId)
  if (!found) return "INVALID_RESOURCE_ID"
  const { order, capture } = found
  if (capture.status === "PENDING" || capture.status === "DECLINED") return "CAPTURE_NOT_COMPLETED"
  if (capture.status === "REFUNDED") return "CAPTURE_FULLY_REFUNDED"
  if (amount.currency_code !== capture.amount.currency_code) return "REFUND_CAPTURE_CURRENCY_MISMATCH"
  const issue = amountIssue(amount)
  if (issue) return issue
  if (refunded(order.refunds) + count(amount) > count(capture.amount)) return "REFUND_AMOUNT_EXCEEDED"
  const refund = { id: newId(), captureId, status, amount, customId }
  order.refunds.push(refund)
  followRefunds(books, captureId)
  tell.refund(order, refund)
  return refund
}

/** The capture's status says how much of it went back. */
export function followRefunds(books: Books, captureId: string): void {
  const found = captureOf(books, captureId)
  if (!found) return
  const { order, capture } = found
  const back = refunded(order.refunds)
  capture.status = back === 0n ? "COMPLETED" : back < count(capture.amount) ? "PARTIALLY_REFUNDED" : "REFUNDED"
}

function refunded(refunds: readonly StandInRefund[]): bigint {
  const counted = refunds.filter(({ status }) => status === "COMPLETED" || status === "PENDING")
  return counted.reduce((total, { amount }) => total + count(amount), 0n)
}

export function showRefund(books: Books, id: string, { owner }: Asked): Reply {
  for (const order of books.orders.values()) {
    const refund = order.owner === owner && order.refunds.find((one) => one.id === id)
    if (refund) return { status: 200, body: refundForm(refund) }
  }
  return failed(404, "INVALID_RESOURCE_ID")
}

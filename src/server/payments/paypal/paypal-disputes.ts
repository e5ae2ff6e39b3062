import type { Aftermath, ProviderDispute } from "../../payment-provider.ts"
import { fromPaypal, type PaypalMoney } from "./paypal-amount.ts"
import type { PaypalCalls } from "./paypal-calls.ts"
import { PaypalMisshape, PaypalRefusal } from "./paypal-error.ts"
import { disputeListShape, disputeShape, type PaypalDispute } from "./paypal-shapes.ts"

const FORBIDDEN = 403

/** Ends in which the shop keeps the money: it won, the buyer gave up, or PayPal paid the buyer itself. */
const KEPT = new Set(["RESOLVED_SELLER_FAVOUR", "RESOLVED_WITH_PAYOUT", "CANCELED_BY_BUYER", "DENIED", "NONE"])

/** Disputes v1: those about one capture. An app without the feature "disputes" knows of none, which is the owner's to mend: refunds count without them. */
export async function disputesOf(
  calls: PaypalCalls,
  captureId: string,
): Promise<Pick<Aftermath, "disputes" | "problem">> {
  const items = await listDisputes(calls, { disputed_transaction_id: captureId, page_size: "50" })
  if (items === null) return { disputes: [], problem: "disputesForbidden" }
  const disputes = items.map(async ({ dispute_id }) =>
    toldDispute(await calls.get(`/v1/customer/disputes/${encodeURIComponent(dispute_id)}`, disputeShape)),
  )
  return { disputes: await Promise.all(disputes) }
}

/** Whether the app may read disputes at all. */
export async function mayReadDisputes(calls: PaypalCalls): Promise<boolean> {
  return (await listDisputes(calls, { page_size: "1" })) !== null
}

/** Null where the app may not ask. */
async function listDisputes(calls: PaypalCalls, asked: Record<string, string>) {
  try {
    const { items } = await calls.get(`/v1/customer/disputes?${new URLSearchParams(asked)}`, disputeListShape)
    return items ?? []
  } catch (failure) {
    if (failure instanceof PaypalRefusal && failure.status === FORBIDDEN) return null
    throw failure
  }
}

function toldDispute(dispute: PaypalDispute): ProviderDispute {
  const { dispute_id: id, dispute_outcome: outcome, reason = "OTHER", seller_response_due_date: due } = dispute
  const status = disputeStatus(dispute)
  const disputed = sumOf(id, dispute.dispute_amount)
  const withdrawn = status === "lost" && outcome?.amount_refunded ? [sumOf(id, outcome.amount_refunded)] : []
  return { id, ...disputed, withdrawn, status, reason, respondBy: due === undefined ? null : new Date(due) }
}

function sumOf(id: string, money: PaypalMoney) {
  const amount = fromPaypal(money)
  if (amount === null) throw new PaypalMisshape(`dispute ${id}`, ["amount"])
  return { amount, currencyCode: money.currency_code }
}

/** Every status but RESOLVED means that it goes on. An end that we do not know counts as lost: less is given back, not more. */
function disputeStatus({ status, dispute_outcome }: PaypalDispute): ProviderDispute["status"] {
  if (status !== "RESOLVED") return "open"
  return KEPT.has(dispute_outcome?.outcome_code ?? "") ? "won" : "lost"
}

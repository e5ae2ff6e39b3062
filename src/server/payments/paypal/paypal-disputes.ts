import type { ProviderDispute } from "../../payment-provider.ts"
import { fromPaypal } from "./paypal-amount.ts"
import type { PaypalCalls } from "./paypal-calls.ts"
import { PaypalMisshape, PaypalRefusal } from "./paypal-error.ts"
import { disputeListShape, disputeShape, type PaypalDispute } from "./paypal-shapes.ts"

const FORBIDDEN = 403

/** Ends in which the shop keeps the money: it won, the buyer gave up, or PayPal paid the buyer itself. */
const KEPT = new Set(["RESOLVED_SELLER_FAVOUR", "RESOLVED_WITH_PAYOUT", "CANCELED_BY_BUYER", "DENIED", "NONE"])

/** Disputes v1: those about one capture. An app without the feature "disputes" knows of none: refunds count without them. */
export async function disputesOf(calls: PaypalCalls, captureId: string): Promise<ProviderDispute[]> {
  const items = await listDisputes(calls, captureId)
  return Promise.all(
    items.map(async ({ dispute_id }) =>
      toldDispute(await calls.get(`/v1/customer/disputes/${encodeURIComponent(dispute_id)}`, disputeShape)),
    ),
  )
}

async function listDisputes(calls: PaypalCalls, captureId: string) {
  const query = new URLSearchParams({ disputed_transaction_id: captureId, page_size: "50" })
  try {
    const { items } = await calls.get(`/v1/customer/disputes?${query}`, disputeListShape)
    return items ?? []
  } catch (failure) {
    if (failure instanceof PaypalRefusal && failure.status === FORBIDDEN) return []
    throw failure
  }
}

function toldDispute(dispute: PaypalDispute): ProviderDispute {
  const { dispute_id: id, dispute_outcome: outcome, reason = "OTHER", seller_response_due_date: due } = dispute
  const status = disputeStatus(dispute)
  const money = (status === "lost" && outcome?.amount_refunded) || dispute.dispute_amount
  const amount = fromPaypal(money)
  if (amount === null) throw new PaypalMisshape(`dispute ${id}`, ["dispute_amount"])
  return { id, amount, status, reason, respondBy: due === undefined ? null : new Date(due) }
}

/** Every status but RESOLVED means that it goes on. An end that we do not know counts as lost: less is given back, not more. */
function disputeStatus({ status, dispute_outcome }: PaypalDispute): ProviderDispute["status"] {
  if (status !== "RESOLVED") return "open"
  return KEPT.has(dispute_outcome?.outcome_code ?? "") ? "won" : "lost"
}

import type Stripe from "stripe"
import { fromStripeAmount } from "../../../domain/payments/stripe-amount.ts"
import type { ProviderDispute } from "../../payment-provider.ts"
import { askStripe } from "./ask-stripe.ts"
import { READ } from "./stripe-client.ts"

const LIST_MAX = 10_000

/**
 * Inquiries (`warning_…`) are left out: no money has moved, and giving it back is how they are best answered, which an open
 * dispute would forbid. One that grows into a dispute keeps its id and comes with another status.
 */
const isInquiry = ({ status }: Stripe.Dispute) => status.startsWith("warning_")

export async function listDisputes(stripe: Stripe, paymentIntent: string): Promise<ProviderDispute[]> {
  const disputes = await askStripe("list disputes", () =>
    stripe.disputes.list({ payment_intent: paymentIntent, limit: 100 }, READ).autoPagingToArray({ limit: LIST_MAX }),
  )
  return disputes.filter((dispute) => !isInquiry(dispute)).map(toldDispute)
}

function toldDispute(dispute: Stripe.Dispute): ProviderDispute {
  const { id, amount, currency, reason, evidence_details } = dispute
  const { due_by } = evidence_details
  return {
    id,
    amount: fromStripeAmount(amount, currency),
    currencyCode: currency.toUpperCase(),
    withdrawn: withdrawnBy(dispute),
    status: statusOf(dispute),
    reason,
    respondBy: due_by === null ? null : new Date(due_by * 1000),
  }
}

/** What was taken from the account's balance and not brought back, in the currency of each balance. */
function withdrawnBy({ balance_transactions }: Stripe.Dispute): ProviderDispute["withdrawn"] {
  const nets = new Map<string, number>()
  for (const { amount, currency } of balance_transactions) nets.set(currency, (nets.get(currency) ?? 0) + amount)
  return [...nets].flatMap(([currency, net]) =>
    net < 0 ? [{ amount: fromStripeAmount(-net, currency), currencyCode: currency.toUpperCase() }] : [],
  )
}

/** What waits for an answer, is judged or appealed, or has a status that is not known here, is open. */
function statusOf({ status, balance_transactions }: Stripe.Dispute): ProviderDispute["status"] {
  if (status === "won") return "won"
  if (status === "lost") return "lost"
  if (status !== "prevented") return "open"
  // Settled before it became a dispute: whether with the shop's money is said by what was withdrawn and not brought back.
  const withdrawn = balance_transactions.reduce((sum, { amount }) => sum + amount, 0)
  return withdrawn < 0 ? "lost" : "won"
}

import type { Books } from "./stand-in-books.ts"
import { disputeForm } from "./stand-in-forms.ts"
import { type Asked, failed, type Reply } from "./stand-in-reply.ts"

/** The list shows a summary of each: what is due until when and how it ended is in the details only. */
export function listDisputes(books: Books, { owner, query }: Asked): Reply {
  if (owner.readsDisputes === false) return failed(403, "PERMISSION_DENIED")
  const captureId = query.get("disputed_transaction_id")
  const own = [...books.disputes.values()].filter((dispute) => dispute.owner === owner)
  const items = own
    .filter((dispute) => captureId === null || dispute.captureId === captureId)
    .slice(0, Number(query.get("page_size") ?? 10))
    .map((dispute) => {
      const { dispute_id, reason, status, dispute_amount, create_time, update_time } = disputeForm(dispute)
      return { dispute_id, reason, status, dispute_amount, create_time, update_time }
    })
  return { status: 200, body: { items, links: [] } }
}

export function showDispute(books: Books, id: string, { owner }: Asked): Reply {
  if (owner.readsDisputes === false) return failed(403, "PERMISSION_DENIED")
  const dispute = books.disputes.get(id)
  return dispute?.owner === owner ? { status: 200, body: disputeForm(dispute) } : failed(404, "INVALID_RESOURCE_ID")
}

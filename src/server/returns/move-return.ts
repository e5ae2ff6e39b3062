import { and, eq } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { returnRequest } from "../../db/schema/after-sale.ts"
import { type ReturnParty, type ReturnStatus, type ReturnStep, returnAfter } from "../../domain/orders/return-status.ts"
import { type Money, sum, ZERO } from "../../domain/pricing/money.ts"
import { isRefused, refused } from "../../domain/refusal.ts"
import type { Refused } from "../api/handlers.ts"
import { queueMail } from "../mail/queue-mail.ts"
import { noteEvent } from "../order-records/note-event.ts"
import type { NotExact } from "../payments/refund-amount.ts"
import { refundLinesOfReturn } from "../payments/refund-lines.ts"
import { requestRefund } from "../payments/request-refund.ts"
import type { Shop } from "../shop.ts"
import { transact } from "../transact.ts"
import { freightOfReturn } from "./freight-of-return.ts"
import { type LockedReturn, lockReturn } from "./lock-return.ts"
import { restockReturn } from "./restock-return.ts"

export type MoveExtra = {
  /** A word of the merchant to the buyer. */
  answer?: string
  /** With what the pieces come back. */
  parcel?: { company: string; number: string }
  /** Whether the received pieces can be sold again; yes where nothing is said. */
  restock?: boolean
  /** What is given back, where it is not all that the pieces cost: some may have come back broken. */
  refund?: Money | undefined
  /** What is looked at before anything is written, once it is clear that the step will be taken. */
  first?: (tx: Queries, found: LockedReturn) => Promise<Refused | null>
  /** What else is written in the same transaction: the audit entry of whoever works here. `cause` names the mail. */
  also?: (tx: Queries, cause: string) => Promise<void>
}

export type Moved = { id: number; status: ReturnStatus }

/** What is told of each step, in the timeline of the order and by mail. */
const TOLD = {
  approve: "returnApproved",
  refuse: "returnRefused",
  sendBack: "returnSentBack",
  confirm: "returnConfirmed",
  cancel: "returnCancelled",
} as const satisfies Record<ReturnStep, string>

/** Takes a step with a return, for the shopper (whose return it is: see `findReturn`) or for staff. */
export async function moveReturn(
  shop: Shop,
  returnId: number,
  step: ReturnStep,
  by: ReturnParty,
  extra: MoveExtra = {},
): Promise<Moved | Refused> {
  return transact(shop.db, async (tx) => {
    const found = await lockReturn(tx, shop.site.id, returnId)
    if (!found) return refused("unknownReturn")
    const { order, request, refundMade } = found
    const status = returnAfter(step, { status: found.status, by, refundMade })
    if (status === null) return refused("notPossibleNow", { status: found.status })
    const obstacle = (await extra.first?.(tx, found)) ?? null
    if (obstacle) return obstacle
    const refund = step === "confirm" ? await settle(tx, found, by, extra.refund) : request.refund
    if (isRefused(refund)) return refund
    const restock = step === "confirm" && by === "staff" && extra.restock !== false
    if (restock) await restockReturn(tx, order, returnId, shop.now)
    await tx
      .update(returnRequest)
      .set({
        status,
        refund,
        updatedAt: shop.now,
        ...(extra.answer !== undefined && { answer: extra.answer }),
        ...(extra.parcel && { expressCompany: extra.parcel.company, expressNo: extra.parcel.number }),
      })
      .where(and(eq(returnRequest.siteId, shop.site.id), eq(returnRequest.id, returnId)))
    const told = { returnId, by, ...(step === "confirm" && { refund, restock }) }
    await noteEvent(tx, order, TOLD[step], told)
    const cause = `${TOLD[step]} ${returnId}`
    await queueMail(tx, {
      siteId: shop.site.id,
      kind: TOLD[step],
      recipient: order.email,
      language: order.language,
      origin: shop.origin,
      content: { returnId },
      cause,
    })
    await extra.also?.(tx, cause)
    return { id: returnId, status }
  })
}

/**
 * What the return gives back. When staff have received the pieces the money is asked for here. A shopper confirms what
 * has been paid back already. Where nothing was paid through the shop there is nothing to give back.
 */
async function settle(
  tx: Queries,
  { order, request }: LockedReturn,
  by: ReturnParty,
  named: Money | undefined,
): Promise<Money | NotExact> {
  // A sum that staff name is for no piece in particular.
  const lines = named === undefined ? await refundLinesOfReturn(tx, order.siteId, request.id) : []
  const freight = named === undefined ? await freightOfReturn(tx, order.siteId, request.id) : ZERO
  const base = named ?? sum([...lines.map(({ amount }) => amount), freight])
  if (by === "shopper" || base === 0) return base
  const wanted = { siteId: order.siteId, orderId: order.id, base, lines, freight, cause: `return ${request.id}` }
  const isAsked = await requestRefund(tx, wanted)
  return isRefused(isAsked) ? isAsked : isAsked ? base : ZERO
}

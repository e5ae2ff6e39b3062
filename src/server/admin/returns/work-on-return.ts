import { and, eq } from "drizzle-orm"
import type { Undoable } from "../../../contract/admin/step-calls.ts"
import type { BodyOf } from "../../../contract/call.ts"
import type { AllCalls } from "../../../contract/calls.ts"
import { returnRequest } from "../../../db/schema/after-sale.ts"
import { type ApiDecimal, fromDecimal, type Money, toDecimal, ZERO } from "../../../domain/pricing/money.ts"
import { isRefused, refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import { type Moved, type MoveExtra, moveReturn } from "../../returns/move-return.ts"
import { refundOfReturn } from "../../returns/refund-of-return.ts"
import type { Shop } from "../../shop.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"
import { beginStep, holdStep, type StepBegun } from "../steps/undoable-step.ts"
import { keepReceived } from "./keep-received.ts"

type StaffStep = "approve" | "refuse" | "confirm"
type Extra = Omit<MoveExtra, "first" | "also">

const ACTION: Record<StaffStep, string> = {
  approve: "return.approve",
  refuse: "return.refuse",
  confirm: "return.receive",
}

/** An answer to a return, written down with the step itself; it can be taken back while its mail is held. */
export async function workOnReturn(
  shop: Shop,
  staff: Staff,
  id: number,
  step: "approve" | "refuse",
  extra: Extra = {},
): Promise<(Moved & { undo: Undoable }) | Refused> {
  const siteId = shop.site.id
  const [action, subject] = [ACTION[step], `return ${id}`]
  const rows = [{ table: "return_request", id }] as const
  let begun: StepBegun | undefined
  let undo: Undoable = null
  const moved = await moveReturn(shop, id, step, "staff", {
    ...extra,
    first: async (tx, { order }) => {
      begun = await beginStep(tx, { siteId, action, subject, rows, orderId: order.id })
      return null
    },
    also: async (tx, cause) => {
      await noteAudit(tx, { id: staff.id, siteId }, action, subject, extra)
      if (begun) undo = await holdStep(tx, staff.id, begun, { mails: [cause] })
    },
  })
  return isRefused(moved) ? moved : { ...moved, undo }
}

type Received = BodyOf<AllCalls["POST /api/admin/return/receive"]>

/** The pieces are here. At most what they cost is given back; less, where staff name less. */
export async function receiveReturn(
  shop: Shop,
  staff: Staff,
  { id, restock, refund, lines }: Received,
): Promise<(Moved & { refund: ApiDecimal }) | Refused> {
  const siteId = shop.site.id
  const named = refund === undefined ? undefined : fromDecimal(refund)
  const by = { id: staff.id, siteId }
  const moved = await moveReturn(shop, id, "confirm", "staff", {
    restock,
    refund: named,
    first: async (tx) => {
      const unknown = lines ? await keepReceived(tx, siteId, id, lines) : null
      if (unknown) return unknown
      const isMore = named !== undefined && named > (await refundOfReturn(tx, siteId, id))
      return isMore ? refused("invalidField", { fields: { refund: "amount" } }) : null
    },
    also: (tx) =>
      noteAudit(tx, by, ACTION.confirm, `return ${id}`, { restock, refund: named, ...(lines && { lines }) }),
  })
  return isRefused(moved) ? moved : { ...moved, refund: toDecimal((await givenBack(shop, id)) ?? ZERO) }
}

async function givenBack({ db, site }: Shop, id: number): Promise<Money | undefined> {
  const [row] = await db
    .select({ refund: returnRequest.refund })
    .from(returnRequest)
    .where(and(eq(returnRequest.siteId, site.id), eq(returnRequest.id, id)))
  return row?.refund
}

import { and, eq } from "drizzle-orm"
import { returnRequest } from "../../../db/schema/after-sale.ts"
import { type ApiDecimal, fromDecimal, type Money, toDecimal, ZERO } from "../../../domain/pricing/money.ts"
import { isRefused, refused } from "../../../domain/refusal.ts"
import type { Refused } from "../../api/handlers.ts"
import { type Moved, type MoveExtra, moveReturn } from "../../returns/move-return.ts"
import { refundOfReturn } from "../../returns/refund-of-return.ts"
import type { Shop } from "../../shop.ts"
import type { Staff } from "../../who.ts"
import { noteAudit } from "../note-audit.ts"

type StaffStep = "approve" | "refuse" | "confirm"

const ACTION: Record<StaffStep, string> = {
  approve: "return.approve",
  refuse: "return.refuse",
  confirm: "return.receive",
}

/** A step that staff take with a return, written down with the step itself. */
export async function workOnReturn(
  shop: Shop,
  staff: Staff,
  id: number,
  step: StaffStep,
  extra: Omit<MoveExtra, "also"> = {},
): Promise<Moved | Refused> {
  const by = { id: staff.id, siteId: shop.site.id }
  return moveReturn(shop, id, step, "staff", {
    ...extra,
    also: (tx) => noteAudit(tx, by, ACTION[step], `return ${id}`, extra),
  })
}

type Received = { id: number; restock: boolean; refund?: ApiDecimal | undefined }

/** The pieces are here. At most what they cost is given back; less, where staff name less. */
export async function receiveReturn(
  shop: Shop,
  staff: Staff,
  { id, restock, refund }: Received,
): Promise<(Moved & { refund: ApiDecimal }) | Refused> {
  const named = refund === undefined ? undefined : fromDecimal(refund)
  if (named !== undefined && named > (await refundOfReturn(shop.db, shop.site.id, id)))
    return (await isKnown(shop, id))
      ? refused("invalidField", { fields: { refund: "amount" } })
      : refused("unknownReturn")
  const moved = await workOnReturn(shop, staff, id, "confirm", { restock, refund: named })
  return isRefused(moved) ? moved : { ...moved, refund: toDecimal((await givenBack(shop, id)) ?? ZERO) }
}

const isKnown = async (shop: Shop, id: number) => (await givenBack(shop, id)) !== undefined

async function givenBack({ db, site }: Shop, id: number): Promise<Money | undefined> {
  const [row] = await db
    .select({ refund: returnRequest.refund })
    .from(returnRequest)
    .where(and(eq(returnRequest.siteId, site.id), eq(returnRequest.id, id)))
  return row?.refund
}

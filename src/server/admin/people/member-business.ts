import { and, eq } from "drizzle-orm"
import type { adminBusinessCalls } from "../../../contract/admin/business-calls.ts"
import type { BodyOf } from "../../../contract/call.ts"
import type { CallReply } from "../../../contract/calls.ts"
import type { Queries } from "../../../db/database.ts"
import { memberBusiness, vatCheck } from "../../../db/schema/business.ts"
import { member } from "../../../db/schema/member.ts"
import { isRefused, type Refusal, refused } from "../../../domain/refusal.ts"
import { businessKind } from "../../../domain/tax/buyers/buyer-kind.ts"
import type { Refused } from "../../api/handlers.ts"
import { checkColumns } from "../../business/check-columns.ts"
import { businessShown, findBusiness } from "../../business/member-business.ts"
import type { Shop } from "../../shop.ts"
import { auditedTransaction, type StaffContext } from "../catalog/audited-transaction.ts"

type Shown = CallReply<"GET /api/admin/member/business">

export async function showMemberBusiness(
  { db, site, language }: Shop,
  id: number,
): Promise<Shown | Refusal<"unknownRow">> {
  const [known] = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.siteId, site.id), eq(member.id, id)))
  if (!known) return refused("unknownRow")
  const row = await findBusiness(db, site.id, id)
  return { id, ...businessShown(row, language), staffName: row?.staffName ?? null }
}

/** The member's row, there and locked: what the member types at this moment waits. */
async function lockedBusiness(tx: Queries, siteId: number, memberId: number) {
  const [known] = await tx
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.siteId, siteId), eq(member.id, memberId)))
    .for("update")
  if (!known) return null
  await tx.insert(memberBusiness).values({ siteId, memberId }).onConflictDoNothing()
  const [row] = await tx.select().from(memberBusiness).where(ofMember(siteId, memberId)).for("update")
  return row ?? null
}

const ofMember = (siteId: number, memberId: number) =>
  and(eq(memberBusiness.siteId, siteId), eq(memberBusiness.memberId, memberId))

type KindSent = BodyOf<(typeof adminBusinessCalls)["POST /api/admin/member/kind"]>

/** A confirmed business stays one until its number is withdrawn: the two must not contradict each other. */
export async function setMemberKind(context: StaffContext, { id, kind }: KindSent): Promise<Shown | Refused> {
  const { shop, staff } = context
  const siteId = shop.site.id
  const saved = await auditedTransaction(context, async (tx, note) => {
    const row = await lockedBusiness(tx, siteId, id)
    if (!row) return refused("unknownRow")
    if (row.kind === "confirmedBusiness") return refused("notPossibleNow")
    await tx
      .update(memberBusiness)
      .set({ kind, staffName: staff.name, changedAt: shop.now })
      .where(ofMember(siteId, id))
    await note("member.kind", `member ${id}`, { kind })
    return null
  })
  return isRefused(saved) ? saved : showMemberBusiness(shop, id)
}

type NumberSent = BodyOf<(typeof adminBusinessCalls)["POST /api/admin/member/vatNumber"]>

/** Confirms the member's number by hand, or withdraws it for the whole shop. */
export async function decideVatNumber(
  context: StaffContext,
  { id, vat_number: vatNumber, result, reference }: NumberSent,
): Promise<Shown | Refused> {
  const { shop, staff } = context
  const siteId = shop.site.id
  const check = { result, by: "hand" as const, at: shop.now, reference: reference || null }
  const saved = await auditedTransaction(context, async (tx, note) => {
    const row = await lockedBusiness(tx, siteId, id)
    if (!row) return refused("unknownRow")
    if (row.vatNumber !== vatNumber) return refused("notPossibleNow")
    await tx
      .update(memberBusiness)
      .set({ ...checkColumns(check), kind: businessKind(check), staffName: staff.name, changedAt: shop.now })
      .where(ofMember(siteId, id))
    await tx.delete(vatCheck).where(and(eq(vatCheck.siteId, siteId), eq(vatCheck.vatNumber, vatNumber)))
    if (result === "refused") await tx.insert(vatCheck).values({ siteId, vatNumber, ...check, result })
    await note("member.vatNumber", `member ${id}`, { vatNumber, result, reference })
    return null
  })
  return isRefused(saved) ? saved : showMemberBusiness(shop, id)
}

import { and, eq, sql } from "drizzle-orm"
import type { adminCouponCalls } from "../../../../contract/admin/coupon-calls.ts"
import type { BodyOf } from "../../../../contract/call.ts"
import type { Queries } from "../../../../db/database.ts"
import { coupon } from "../../../../db/schema/promotion.ts"
import { fromDecimal } from "../../../../domain/pricing/money.ts"
import { couponEndOf } from "../../../../domain/promotions/coupon.ts"
import { refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { changedSince, nextChange } from "../changed-since.ts"
import { offsetsAround } from "../shop-moment.ts"
import { type Stamped, stampOf } from "./lock-promotion.ts"

type CouponSent = BodyOf<(typeof adminCouponCalls)["POST /api/admin/coupon/save"]>

const own = (siteId: number, id: number) => and(eq(coupon.siteId, siteId), eq(coupon.id, id))

/** Adds or replaces a coupon. What somebody holds keeps its worth; the site's coupon for signing up, or for checking out, is this one or the one before. */
export async function saveCoupon(context: StaffContext, sent: CouponSent): Promise<Stamped | Refused> {
  const { id: siteId } = context.shop.site
  const { now } = context.shop
  const worth = {
    kind: Number(sent.type),
    fullReduction: fromDecimal(sent.fullReduction),
    amount: sent.amount === null ? null : fromDecimal(sent.amount),
    discount: sent.discount,
  }
  const { dnames: name, code, isSiteCoupon, peirodTime } = sent
  const endAt = peirodTime === null ? null : couponEndOf(peirodTime, offsetsAround(context.shop.site, peirodTime))
  const terms = { name, code, isSiteCoupon, endAt, ...worth, receiveType: Number(sent.receiveType) }
  return auditedTransaction(context, async (tx, note) => {
    let updatedAt = now
    if (sent.id !== undefined) {
      const [before] = await tx.select().from(coupon).where(own(siteId, sent.id)).for("update")
      if (!before) return refused("unknownRow")
      const changed = changedSince(sent.updated_at, before.updatedAt)
      if (changed) return changed
      updatedAt = nextChange(before.updatedAt, now)
      const isSame =
        before.kind === worth.kind &&
        before.fullReduction === worth.fullReduction &&
        before.amount === worth.amount &&
        before.discount === worth.discount
      if (!isSame && (await isOut(tx, siteId, sent.id))) return refused("inUse")
    }
    if (isSiteCoupon)
      await tx
        .update(coupon)
        .set({ isSiteCoupon: false })
        .where(and(eq(coupon.siteId, siteId), coupon.isSiteCoupon, eq(coupon.receiveType, terms.receiveType)))
    const columns = { ...terms, updatedAt }
    const [row] =
      sent.id === undefined
        ? await tx
            .insert(coupon)
            .values({ siteId, ...columns })
            .returning()
        : await tx.update(coupon).set(columns).where(own(siteId, sent.id)).returning()
    if (!row) throw new Error("The coupon was not stored")
    const { id: _id, updated_at: _read, ...said } = sent
    await note(sent.id === undefined ? "coupon.add" : "coupon.change", `coupon ${row.id}`, {
      ...said,
      peirodTime: endAt,
    })
    return stampOf(row)
  })
}

/** Removes a coupon that nobody has. Used ones stand in orders, received ones in members' hands. */
export async function removeCoupon(context: StaffContext, id: number): Promise<{ id: number } | Refused> {
  const { id: siteId } = context.shop.site
  return auditedTransaction(context, async (tx, note) => {
    const [gone] = await tx.select().from(coupon).where(own(siteId, id)).for("update")
    if (!gone) return refused("unknownRow")
    if (await isOut(tx, siteId, id)) return refused("inUse")
    await tx.delete(coupon).where(own(siteId, id))
    await note("coupon.remove", `coupon ${id}`, { name: gone.name })
    return { id }
  })
}

/** Whether anybody has received it or, by its code, used it. */
async function isOut(tx: Queries, siteId: number, id: number): Promise<boolean> {
  const { rows } = await tx.execute<{ out: boolean }>(sql`
    select exists (select from member_coupon x where x.site_id = ${siteId} and x.coupon_id = ${id})
      or exists (select from coupon_use x where x.site_id = ${siteId} and x.coupon_id = ${id}) as out`)
  return rows[0]?.out ?? false
}

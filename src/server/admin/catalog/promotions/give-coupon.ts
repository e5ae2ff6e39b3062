import { and, eq } from "drizzle-orm"
import { member, memberCoupon } from "../../../../db/schema/member.ts"
import { coupon } from "../../../../db/schema/promotion.ts"
import { refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"

/** Gives a coupon that has not ended to a member, once. */
export async function giveCoupon(
  context: StaffContext,
  { coupon_id, email }: { coupon_id: number; email: string },
): Promise<{ id: number } | Refused> {
  const { site, now } = context.shop
  return auditedTransaction(context, async (tx, note) => {
    const ownCoupon = and(eq(coupon.siteId, site.id), eq(coupon.id, coupon_id))
    const [given] = await tx.select().from(coupon).where(ownCoupon).for("key share")
    const ownMember = and(eq(member.siteId, site.id), eq(member.email, email))
    const [to] = await tx.select({ id: member.id }).from(member).where(ownMember)
    if (!given || !to) return refused("unknownRow", { field: given ? "email" : "coupon_id" })
    if (given.endAt && given.endAt <= now) return refused("notPossibleNow")
    const [row] = await tx
      .insert(memberCoupon)
      .values({ siteId: site.id, couponId: given.id, memberId: to.id, receivedAt: now })
      .onConflictDoNothing()
      .returning({ id: memberCoupon.id })
    if (!row) return refused("alreadyThere")
    await note("coupon.give", `coupon ${given.id}`, { name: given.name, memberId: to.id })
    return row
  })
}

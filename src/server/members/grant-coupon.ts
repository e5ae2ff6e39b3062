import { and, eq, gt, isNull, or } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import { memberCoupon } from "../../db/schema/member.ts"
import { coupon } from "../../db/schema/promotion.ts"

/** How a coupon is come by: 1 sign up and receive, 2 check out and receive. */
export type ReceiveType = 1 | 2

/** Puts the site's coupon of this kind into the member's hands, once. Gives its name if they have just received it, else null. */
export async function grantCoupon(
  tx: Queries,
  member: { id: number; siteId: number },
  receiveType: ReceiveType,
  now: Date = new Date(),
): Promise<string | null> {
  const { siteId, id: memberId } = member
  const [offered] = await tx
    .select({ id: coupon.id, name: coupon.name })
    .from(coupon)
    .where(
      and(
        ...[eq(coupon.siteId, siteId), coupon.isSiteCoupon, eq(coupon.receiveType, receiveType)],
        or(isNull(coupon.endAt), gt(coupon.endAt, now)),
      ),
    )
  if (!offered) return null
  const received = await tx
    .insert(memberCoupon)
    .values({ siteId, memberId, couponId: offered.id, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: memberCoupon.id })
  return received.length > 0 ? offered.name : null
}

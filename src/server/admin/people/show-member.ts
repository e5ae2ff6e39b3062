import { and, desc, eq, sql } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { member, memberCoupon } from "../../../db/schema/member.ts"
import { shopOrder } from "../../../db/schema/order.ts"
import { coupon } from "../../../db/schema/promotion.ts"
import { toDecimal } from "../../../domain/pricing/money.ts"
import { couponState } from "../../../domain/promotions/coupon.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import type { Shop } from "../../shop.ts"
import { orderEntries } from "../orders/order-entries.ts"
import { memberColumns } from "./list-members.ts"

const LATEST_ORDERS = 10

export async function showMember(
  shop: Shop,
  id: number,
): Promise<CallReply<"GET /api/admin/member/detail"> | Refusal<"unknownRow">> {
  const { db, site } = shop
  const [row] = await db
    .select(memberColumns)
    .from(member)
    .where(and(eq(member.siteId, site.id), eq(member.id, id)))
  if (!row) return refused("unknownRow")
  const { spent, createdAt, ...rest } = row
  const theirs = and(eq(shopOrder.siteId, site.id), eq(shopOrder.memberId, id))
  return {
    ...rest,
    spent: toDecimal(spent),
    createTime: createdAt.toISOString(),
    coupons: await couponsOf(shop, id),
    latestOrders: await orderEntries(db, theirs, { limit: LATEST_ORDERS, offset: 0 }),
  }
}

async function couponsOf({ db, site, now }: Shop, memberId: number) {
  const rows = await db
    .select({
      id: memberCoupon.couponId,
      dnames: coupon.name,
      endAt: coupon.endAt,
      receivedAt: memberCoupon.receivedAt,
      used: sql<boolean>`exists (
        select from coupon_use u where u.member_coupon_id = member_coupon.id and u.released_at is null)`,
    })
    .from(memberCoupon)
    .innerJoin(coupon, and(eq(coupon.siteId, memberCoupon.siteId), eq(coupon.id, memberCoupon.couponId)))
    .where(and(eq(memberCoupon.siteId, site.id), eq(memberCoupon.memberId, memberId)))
    .orderBy(desc(memberCoupon.receivedAt), desc(memberCoupon.id))
  return rows.map(({ endAt, receivedAt, used, ...row }) => ({
    ...row,
    state: couponState({ used, endAt }, now),
    receiveTime: receivedAt.toISOString(),
    endTime: endAt?.toISOString() ?? null,
  }))
}

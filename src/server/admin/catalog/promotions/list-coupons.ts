import { desc, eq, sql } from "drizzle-orm"
import type { CallReply } from "../../../../contract/calls.ts"
import { coupon } from "../../../../db/schema/promotion.ts"
import { toDecimal } from "../../../../domain/pricing/money.ts"
import type { Shop } from "../../../shop.ts"
import { type PageAsked, pageOf } from "../../page-of.ts"
import { type TurnoverRow, turnoverOf, turnoverShown } from "./turnover.ts"

const received = sql<number>`(
  select count(*)::int from member_coupon x where x.site_id = ${coupon}.site_id and x.coupon_id = ${coupon}.id)`
const used = sql<number>`(
  select count(*)::int from coupon_use x
  where x.site_id = ${coupon}.site_id and x.coupon_id = ${coupon}.id and x.released_at is null)`

const turnover = sql<TurnoverRow>`${turnoverOf("coupon", sql`${coupon}`)}`

/** Coupons, newest first. */
export async function listCoupons(
  { db, site }: Shop,
  page: PageAsked,
): Promise<CallReply<"GET /api/admin/coupon/lists">> {
  const where = eq(coupon.siteId, site.id)
  return pageOf(page, await db.$count(coupon, where), async ({ limit, offset }) => {
    const rows = await db
      .select({ coupon, received, used, turnover })
      .from(coupon)
      .where(where)
      .orderBy(desc(coupon.id))
      .limit(limit)
      .offset(offset)
    return rows.map(({ coupon: row, turnover: made, ...counts }) => ({
      id: row.id,
      dnames: row.name,
      code: row.code,
      discount: row.discount,
      isSiteCoupon: row.isSiteCoupon,
      ...counts,
      turnover: turnoverShown(made),
      updated_at: row.updatedAt.toISOString(),
      type: row.kind === 1 ? "1" : "2",
      fullReduction: toDecimal(row.fullReduction),
      amount: row.amount === null ? null : toDecimal(row.amount),
      receiveType: row.receiveType === 1 ? "1" : "2",
      peirodTime: row.endAt?.toISOString() ?? null,
      createTime: row.createdAt.toISOString(),
    }))
  })
}

import { sql } from "drizzle-orm"
import type { MemberCoupon } from "../../contract/member-calls.ts"
import { type Money, toDecimal, ZERO } from "../../domain/pricing/money.ts"
import { couponState } from "../../domain/promotions/coupon.ts"
import type { Shop } from "../shop.ts"
import type { Member } from "../who.ts"

type Row = {
  id: number
  name: string
  code: string | null
  kind: number
  fullReduction: Money
  amount: Money | null
  discount: number | null
  receiveType: number
  endAt: string | null
  used: boolean
}

const PLACES = { available: 0, used: 1, expired: 2 }

/** The member's coupons: those that can be used first, then the newest. */
export async function listCoupons({ db, site, now }: Shop, { id }: Member): Promise<MemberCoupon[]> {
  const { rows } = await db.execute<Row>(sql`
    select c.id, c.name, c.code, c.kind, c.full_reduction as "fullReduction", c.amount, c.discount,
      c.receive_type as "receiveType", c.end_at as "endAt", exists (
        select from coupon_use u join shop_order o on o.site_id = u.site_id and o.id = u.order_id
        where u.coupon_id = c.id and u.released_at is null
          and (u.member_coupon_id = m.id or o.member_id = m.member_id)) as used
    from member_coupon m join coupon c on c.site_id = m.site_id and c.id = m.coupon_id
    where m.site_id = ${site.id} and m.member_id = ${id}
    order by m.received_at desc, m.id desc`)
  return rows.map((row) => couponShown(row, now)).sort((one, other) => PLACES[one.state] - PLACES[other.state])
}

function couponShown(row: Row, now: Date): MemberCoupon {
  const endAt = row.endAt === null ? null : new Date(row.endAt)
  return {
    id: row.id,
    dnames: row.name,
    code: row.code,
    type: row.kind === 1 ? "1" : "2",
    fullReduction: toDecimal(row.fullReduction),
    amount: toDecimal(row.amount ?? ZERO),
    discount: row.discount ?? 100,
    receiveType: row.receiveType === 1 ? "1" : "2",
    isUse: row.used ? "1" : "0",
    peirodTime: endAt?.toISOString() ?? "",
    state: couponState({ used: row.used, endAt }, now),
  }
}

import { sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import type { Money } from "../../domain/pricing/money.ts"
import { type Coupon, couponKindOf } from "../../domain/promotions/coupon.ts"
import type { Shop } from "../shop.ts"

/** A coupon that the buyer names: one they have received, or any by its code. */
export type CouponNamed = { couponId?: number | undefined; code?: string | undefined }
export type CouponBuyer = { memberId: number | null; email: string | null }
export type FoundCoupon = Coupon & { memberCouponId: number | null }

type Row = {
  id: number
  memberCouponId: number | null
  name: string
  kind: number
  fullReduction: Money
  amount: Money | null
  discount: number | null
  endAt: string | null
  used: boolean
}

const SIGN_UP = 1

/** The coupon, and whether this buyer has used it; null where there is none like that for them. */
export async function findCoupon(
  shop: Shop,
  db: Pick<Queries, "execute">,
  named: CouponNamed,
  { memberId, email }: CouponBuyer,
): Promise<FoundCoupon | null> {
  const isNamed =
    named.couponId !== undefined
      ? sql`c.id = ${named.couponId} and h.id is not null`
      : // What is given for signing up is for those who have.
        sql`upper(c.code) = upper(${named.code ?? ""}) and (c.receive_type <> ${SIGN_UP} or h.id is not null)`
  const { rows } = await db.execute<Row>(sql`
    select c.id, h.id as "memberCouponId", c.name, c.kind, c.full_reduction as "fullReduction", c.amount, c.discount,
      c.end_at as "endAt", exists (
        select from coupon_use u where u.coupon_id = c.id and u.released_at is null
          and (u.email = ${email} or u.member_coupon_id = h.id)) as used
    from coupon c left join member_coupon h on h.coupon_id = c.id and h.member_id = ${memberId}
    where c.site_id = ${shop.site.id} and ${isNamed}`)
  const [row] = rows
  return row ? { ...row, kind: couponKindOf(row.kind), endAt: row.endAt === null ? null : new Date(row.endAt) } : null
}

/** Whether a coupon is named at all: an empty field on a form is none. */
export function isNamed(named: CouponNamed): boolean {
  return named.couponId !== undefined || Boolean(named.code)
}

import { sql } from "drizzle-orm"
import type { Queries } from "../../db/database.ts"
import type { OrderProofs } from "../../domain/orders/order-proofs.ts"
import { PAYMENT_STATUS } from "../../domain/orders/order-status.ts"
import type { Money } from "../../domain/pricing/money.ts"
import { type Coupon, couponKindOf } from "../../domain/promotions/coupon.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import type { Shop } from "../shop.ts"

/** A coupon that the buyer names: one they have received, by its id or its code. */
export type CouponNamed = { couponId?: number | undefined; code?: string | undefined }
/** A member, or a browser that has bought as a guest or has proved to be the buyer of guests' orders. */
export type CouponBuyer = { memberId: number | null; guestKey: string | null; provenOrders: OrderProofs }
/** `guestEmail`: the address of the paid order that brought it to a guest, who may use it once. */
export type FoundCoupon = Coupon & { memberCouponId: number | null; guestEmail: string | null }
/** No such coupon, or one that this buyer has not received. */
type NotTheirs = Refusal<"couponInvalid", { why: "unknown" | "notReceived" }>

type Row = {
  id: number
  memberCouponId: number | null
  guestEmail: string | null
  name: string
  kind: number
  fullReduction: Money
  amount: Money | null
  discount: number | null
  endAt: string | null
  used: boolean
}

const CHECK_OUT = 2

/**
 * The coupon, and whether this buyer has used it. Only those who received it may: members who hold it and, of one for
 * checking out, guests with a paid order behind them. An address that somebody types proves nothing and uses up nothing.
 */
export async function findCoupon(
  shop: Shop,
  db: Pick<Queries, "execute">,
  named: CouponNamed,
  { memberId, guestKey, provenOrders }: CouponBuyer,
): Promise<FoundCoupon | NotTheirs> {
  const isNamed =
    named.couponId !== undefined
      ? sql`c.id = ${named.couponId} and h.id is not null`
      : sql`upper(c.code) = upper(${named.code ?? ""})`
  const { rows } = await db.execute<Row>(sql`
    select c.id, h.id as "memberCouponId", g.email as "guestEmail", c.name, c.kind, c.full_reduction as "fullReduction",
      c.amount, c.discount, c.end_at as "endAt", coalesce(g.used, exists (
        select from coupon_use u join shop_order o on o.site_id = u.site_id and o.id = u.order_id
        where u.coupon_id = c.id and u.released_at is null
          and (u.member_coupon_id = h.id or o.member_id = ${memberId}))) as used
    from coupon c left join member_coupon h on h.coupon_id = c.id and h.member_id = ${memberId}
      left join lateral (
        select o.email, exists (select from coupon_use u where u.coupon_id = c.id and u.released_at is null
          and u.member_coupon_id is null and u.email = o.email) as used
        from shop_order o
        where o.site_id = c.site_id and o.member_id is null and o.payment_status = ${PAYMENT_STATUS.paid}
          and (o.guest_key = ${guestKey}::uuid or o.id = any(${sql.param([...provenOrders.keys()])}::int[]))
        order by used, o.id limit 1
      ) g on ${memberId}::int is null and c.receive_type = ${CHECK_OUT}
    where c.site_id = ${shop.site.id} and ${isNamed}`)
  const [row] = rows
  if (!row) return refused("couponInvalid", { why: "unknown" })
  if (row.memberCouponId === null && row.guestEmail === null) return refused("couponInvalid", { why: "notReceived" })
  return { ...row, kind: couponKindOf(row.kind), endAt: row.endAt === null ? null : new Date(row.endAt) }
}

/** Whether a coupon is named at all: an empty field on a form is none. */
export function isNamed(named: CouponNamed): boolean {
  return named.couponId !== undefined || Boolean(named.code)
}

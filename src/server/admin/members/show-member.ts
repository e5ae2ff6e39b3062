import { and, desc, eq, sql } from "drizzle-orm"
import type { CallReply } from "../../../contract/calls.ts"
import { inquiry } from "../../../db/schema/contact.ts"
import { member, memberCoupon } from "../../../db/schema/member.ts"
import { memberNote } from "../../../db/schema/member-note.ts"
import { shopOrder } from "../../../db/schema/order.ts"
import { coupon } from "../../../db/schema/promotion.ts"
import { couponState } from "../../../domain/promotions/coupon.ts"
import { type Refusal, refused } from "../../../domain/refusal.ts"
import type { Shop } from "../../shop.ts"
import { orderEntries } from "../orders/order-entries.ts"
import { reviewStateOf } from "../reviews/review-states.ts"
import { memberColumns, memberShown } from "./list-members.ts"
import { noteShown } from "./member-notes.ts"

const LATEST = 10
type Detail = CallReply<"GET /api/admin/member/detail">

export async function showMember(shop: Shop, id: number): Promise<Detail | Refusal<"unknownRow">> {
  const { db, site } = shop
  const [row] = await db
    .select({
      ...memberColumns,
      passkeys: sql<number>`(select count(*) from passkey p where p.site_id = member.site_id and p.member_id = member.id)`,
      lastSeenAt: sql<Date | null>`(
        select max(t.issued_at) from refresh_token t where t.site_id = member.site_id and t.member_id = member.id)`.mapWith(
        member.createdAt,
      ),
    })
    .from(member)
    .where(and(eq(member.siteId, site.id), eq(member.id, id)))
  if (!row) return refused("unknownRow")
  const { passkeys, lastSeenAt, ...rest } = row
  const theirs = and(eq(shopOrder.siteId, site.id), eq(shopOrder.memberId, id))
  return {
    ...memberShown(rest),
    passkeys,
    lastSeenTime: lastSeenAt?.toISOString() ?? null,
    coupons: await couponsOf(shop, id),
    latestOrders: await orderEntries(db, theirs, { limit: LATEST, offset: 0 }),
    addresses: await addressesOf(shop, id),
    inquiries: await inquiriesOf(shop, row.email),
    reviews: await reviewsOf(shop, id),
    notes: await notesOf(shop, id),
  }
}

async function couponsOf({ db, site, now }: Shop, memberId: number): Promise<Detail["coupons"]> {
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

async function addressesOf({ db, site }: Shop, memberId: number): Promise<Detail["addresses"]> {
  const { rows } = await db.execute<Detail["addresses"][number]>(sql`
    select a.id, a.contact as contacter, trim(a.calling_code || ' ' || a.mobile) as phone, a.is_default as "isDefault",
      concat_ws(', ', a.street, trim(a.zip_code || ' ' || a.city), r.name) as address
    from address a join region r on r.id = a.region_id
    where a.site_id = ${site.id} and a.member_id = ${memberId} order by a.is_default desc, a.id`)
  return rows
}

async function inquiriesOf({ db, site }: Shop, email: string): Promise<Detail["inquiries"]> {
  const { id, number, answeredAt, createdAt } = inquiry
  const rows = await db
    .select({ id, number, answeredAt, createdAt })
    .from(inquiry)
    .where(and(eq(inquiry.siteId, site.id), eq(inquiry.email, email)))
    .orderBy(desc(createdAt), desc(id))
    .limit(LATEST)
  return rows.map(({ answeredAt, createdAt, ...row }) => ({
    ...row,
    answered: answeredAt !== null,
    createTime: createdAt.toISOString(),
  }))
}

async function reviewsOf({ db, site }: Shop, memberId: number): Promise<Detail["reviews"]> {
  type Row = Omit<Detail["reviews"][number], "state" | "createTime"> & { code: number; createdAt: Date }
  const { rows } = await db.execute<Row>(sql`
    select r.id, r.state as code, r.goods_id as "goodId", g.name as "goodName", r.stars, r.content, r.created_at as "createdAt"
    from shop_order o
      join order_line l on l.site_id = o.site_id and l.order_id = o.id
      join review r on r.order_line_id = l.id
      join goods g on g.id = r.goods_id
    where o.site_id = ${site.id} and o.member_id = ${memberId} order by r.created_at desc, r.id desc limit ${LATEST}`)
  return rows.map(({ code, createdAt, ...row }) => ({
    ...row,
    state: reviewStateOf(code),
    createTime: new Date(createdAt).toISOString(),
  }))
}

async function notesOf({ db, site }: Shop, memberId: number): Promise<Detail["notes"]> {
  const rows = await db
    .select()
    .from(memberNote)
    .where(and(eq(memberNote.siteId, site.id), eq(memberNote.memberId, memberId)))
    .orderBy(desc(memberNote.id))
  return rows.map(noteShown)
}

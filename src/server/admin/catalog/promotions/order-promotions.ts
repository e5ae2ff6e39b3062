import { and, eq, inArray, sql } from "drizzle-orm"
import type { adminPromotionCalls } from "../../../../contract/admin/promotion-calls.ts"
import type { BodyOf } from "../../../../contract/call.ts"
import type { CallReply } from "../../../../contract/calls.ts"
import type { Queries } from "../../../../db/database.ts"
import { orderPromotion, orderPromotionGift, orderPromotionTier } from "../../../../db/schema/promotion.ts"
import { variant } from "../../../../db/schema/variant.ts"
import { fromDecimal, type Money, toDecimal } from "../../../../domain/pricing/money.ts"
import { isRefused, refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import type { Shop } from "../../../shop.ts"
import { type PageAsked, pageOf } from "../../page-of.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { nextChange } from "../changed-since.ts"
import { shopWindow } from "../shop-moment.ts"
import { lockPromotion, type Stamped, stampOf, windowKept } from "./lock-promotion.ts"
import { type TurnoverRow, turnoverOf, turnoverShown } from "./turnover.ts"
import { windowShown } from "./window-shown.ts"

type Sent = BodyOf<(typeof adminPromotionCalls)["POST /api/admin/orderPromotion/save"]>
type Gift = { detail_id: number; goodId: number; goodName: string; goodNo: string; number: number }
type Step = { amount: Money; reduceMoney: Money | null; discount: number | null; gifts: Gift[] }
type Row = {
  id: number
  name: string
  type: number
  beginAt: string
  endAt: string
  resumeEndAt: string | null
  updatedAt: string
  turnover: TurnoverRow
  steps: Step[]
}

const own = (siteId: number, id: number) => and(eq(orderPromotion.siteId, siteId), eq(orderPromotion.id, id))

/** Order promotions with their ladders, the one that ends last in front. */
export async function listOrderPromotions(
  { db, site, now }: Shop,
  page: PageAsked,
): Promise<CallReply<"GET /api/admin/orderPromotion/lists">> {
  const total = await db.$count(orderPromotion, eq(orderPromotion.siteId, site.id))
  return pageOf(page, total, async ({ limit, offset }) => {
    const { rows } = await db.execute<Row>(sql`
      select p.id, p.name, p.type, p.begin_at as "beginAt", p.end_at as "endAt", p.resume_end_at as "resumeEndAt",
        p.updated_at as "updatedAt", ${turnoverOf("orderPromotion", sql`p`)} as turnover, (
        select coalesce(json_agg(json_build_object(
          'amount', t.amount, 'reduceMoney', t.reduce_money, 'discount', t.discount, 'gifts', (
            select coalesce(json_agg(json_build_object('detail_id', v.id, 'goodId', g.id, 'goodName', g.name,
              'goodNo', v.number, 'number', f.number) order by v.id), '[]')
            from order_promotion_gift f join variant v on v.id = f.variant_id join goods g on g.id = v.goods_id
            where f.tier_id = t.id)) order by t.amount), '[]')
        from order_promotion_tier t where t.promotion_id = p.id) as steps
      from order_promotion p where p.site_id = ${site.id}
      order by p.end_at desc, p.id desc limit ${limit} offset ${offset}`)
    return rows.map((row) => ({
      id: row.id,
      dnames: row.name,
      type: row.type,
      ...windowShown(row, now),
      updated_at: new Date(row.updatedAt).toISOString(),
      turnover: turnoverShown(row.turnover),
      ladderArea: row.steps.map(({ amount, reduceMoney, discount, gifts }) => ({
        amount: toDecimal(amount),
        reduceMoney: reduceMoney === null ? null : toDecimal(reduceMoney),
        discount,
        goods: gifts,
      })),
    }))
  })
}

/** Adds or replaces an order promotion with its ladder. */
export async function saveOrderPromotion(context: StaffContext, sent: Sent): Promise<Stamped | Refused> {
  const { id: siteId } = context.shop.site
  const { now } = context.shop
  const window = shopWindow(context.shop.site, sent)
  if (isRefused(window)) return window
  return auditedTransaction(context, async (tx, note) => {
    const stored =
      sent.id === undefined ? null : await lockPromotion(tx, orderPromotion, siteId, sent.id, sent.updated_at)
    if (isRefused(stored)) return stored
    const updatedAt = nextChange(stored?.updatedAt ?? now, now)
    const columns = { name: sent.dnames, type: sent.type, ...windowKept(stored, window), updatedAt }
    const gifts = sent.ladderArea.flatMap(({ goods }) => goods.map(({ detail_id }) => detail_id))
    const missing = await missingVariants(tx, siteId, gifts)
    if (missing.length > 0) return refused("unknownRow", { field: "ladderArea", ids: missing })
    const id = sent.id ?? (await addPromotion(tx, { siteId, ...columns }))
    if (sent.id !== undefined) {
      // The ladder repeats the type, so it goes before the type can change.
      await tx
        .delete(orderPromotionTier)
        .where(and(eq(orderPromotionTier.siteId, siteId), eq(orderPromotionTier.promotionId, id)))
      await tx.update(orderPromotion).set(columns).where(own(siteId, id))
    }
    await addLadder(tx, { siteId, promotionId: id, type: sent.type }, sent.ladderArea)
    await note(sent.id === undefined ? "orderPromotion.add" : "orderPromotion.change", `orderPromotion ${id}`, {
      name: sent.dnames,
      type: sent.type,
      begin: window.beginAt,
      end: window.endAt,
      ladder: sent.ladderArea,
    })
    return stampOf({ id, updatedAt })
  })
}

export async function removeOrderPromotion(context: StaffContext, id: number): Promise<{ id: number } | Refused> {
  return auditedTransaction(context, async (tx, note) => {
    const [gone] = await tx.delete(orderPromotion).where(own(context.shop.site.id, id)).returning()
    if (!gone) return refused("unknownRow")
    await note("orderPromotion.remove", `orderPromotion ${id}`, { name: gone.name })
    return { id }
  })
}

async function addPromotion(tx: Queries, columns: typeof orderPromotion.$inferInsert): Promise<number> {
  const [row] = await tx.insert(orderPromotion).values(columns).returning({ id: orderPromotion.id })
  if (!row) throw new Error("The promotion was not stored")
  return row.id
}

async function addLadder(
  tx: Queries,
  of: { siteId: number; promotionId: number; type: number },
  steps: Sent["ladderArea"],
): Promise<void> {
  const rows = await tx
    .insert(orderPromotionTier)
    .values(
      steps.map(({ amount, reduceMoney, discount }) => ({
        ...of,
        amount: fromDecimal(amount),
        reduceMoney: reduceMoney === undefined ? null : fromDecimal(reduceMoney),
        discount: discount ?? null,
      })),
    )
    .returning({ id: orderPromotionTier.id, amount: orderPromotionTier.amount })
  const stepAt = new Map(rows.map(({ id, amount }) => [amount, id]))
  const gifts = steps.flatMap(({ amount, goods }) =>
    goods.map(({ detail_id, number }) => ({
      siteId: of.siteId,
      tierId: stepAt.get(fromDecimal(amount)) ?? 0,
      variantId: detail_id,
      number,
    })),
  )
  if (gifts.length > 0) await tx.insert(orderPromotionGift).values(gifts)
}

async function missingVariants(tx: Queries, siteId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: variant.id })
    .from(variant)
    .where(and(eq(variant.siteId, siteId), inArray(variant.id, [...ids])))
  return ids.filter((id) => !rows.some((row) => row.id === id))
}

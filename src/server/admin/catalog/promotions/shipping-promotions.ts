import { and, desc, eq, sql } from "drizzle-orm"
import type { adminPromotionCalls } from "../../../../contract/admin/promotion-calls.ts"
import type { BodyOf } from "../../../../contract/call.ts"
import type { CallReply } from "../../../../contract/calls.ts"
import { shippingPromotion, shippingPromotionRegion } from "../../../../db/schema/promotion.ts"
import { fromDecimal, toDecimal } from "../../../../domain/pricing/money.ts"
import { isRefused, refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import type { Shop } from "../../../shop.ts"
import { type PageAsked, pageOf } from "../../page-of.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { nextChange } from "../changed-since.ts"
import { regionIds } from "../region-ids.ts"
import { shopWindow } from "../shop-moment.ts"
import { lockPromotion, type Stamped, stampOf, windowKept } from "./lock-promotion.ts"
import { windowShown } from "./window-shown.ts"

type Sent = BodyOf<(typeof adminPromotionCalls)["POST /api/admin/shippingPromotion/save"]>

const own = (siteId: number, id: number) => and(eq(shippingPromotion.siteId, siteId), eq(shippingPromotion.id, id))

const regionCodes = sql<string[]>`array(
  select r.code from shipping_promotion_region x join region r on r.id = x.region_id
  where x.promotion_id = ${shippingPromotion}.id order by r.code)`

/** Shipping promotions, the one that ends last in front. */
export async function listShippingPromotions(
  { db, site, now }: Shop,
  page: PageAsked,
): Promise<CallReply<"GET /api/admin/shippingPromotion/lists">> {
  const where = eq(shippingPromotion.siteId, site.id)
  return pageOf(page, await db.$count(shippingPromotion, where), async ({ limit, offset }) => {
    const rows = await db
      .select({ promotion: shippingPromotion, regions: regionCodes })
      .from(shippingPromotion)
      .where(where)
      .orderBy(desc(shippingPromotion.endAt), desc(shippingPromotion.id))
      .limit(limit)
      .offset(offset)
    return rows.map(({ promotion, regions }) => ({
      id: promotion.id,
      dnames: promotion.name,
      above: toDecimal(promotion.above),
      regions,
      ...windowShown(promotion, now),
      updated_at: promotion.updatedAt.toISOString(),
    }))
  })
}

/** Adds or replaces a shipping promotion. */
export async function saveShippingPromotion(context: StaffContext, sent: Sent): Promise<Stamped | Refused> {
  const { id: siteId } = context.shop.site
  const { now } = context.shop
  const window = shopWindow(context.shop.site, sent)
  if (isRefused(window)) return window
  return auditedTransaction(context, async (tx, note) => {
    const stored =
      sent.id === undefined ? null : await lockPromotion(tx, shippingPromotion, siteId, sent.id, sent.updated_at)
    if (isRefused(stored)) return stored
    const updatedAt = nextChange(stored?.updatedAt ?? now, now)
    const columns = { name: sent.dnames, ...windowKept(stored, window), above: fromDecimal(sent.above), updatedAt }
    const regions = await regionIds(tx, sent.regions, "regions")
    if (isRefused(regions)) return regions
    const [row] =
      sent.id === undefined
        ? await tx
            .insert(shippingPromotion)
            .values({ siteId, ...columns })
            .returning()
        : await tx.update(shippingPromotion).set(columns).where(own(siteId, sent.id)).returning()
    if (!row) throw new Error("The promotion was not stored")
    await tx
      .delete(shippingPromotionRegion)
      .where(and(eq(shippingPromotionRegion.siteId, siteId), eq(shippingPromotionRegion.promotionId, row.id)))
    const rows = [...regions.values()].map((regionId) => ({ siteId, promotionId: row.id, regionId }))
    if (rows.length > 0) await tx.insert(shippingPromotionRegion).values(rows)
    const { id: _id, updated_at: _read, ...terms } = sent
    const action = sent.id === undefined ? "shippingPromotion.add" : "shippingPromotion.change"
    await note(action, `shippingPromotion ${row.id}`, { ...terms, beginTime: row.beginAt, endTime: row.endAt })
    return stampOf(row)
  })
}

export async function removeShippingPromotion(context: StaffContext, id: number): Promise<{ id: number } | Refused> {
  return auditedTransaction(context, async (tx, note) => {
    const [gone] = await tx.delete(shippingPromotion).where(own(context.shop.site.id, id)).returning()
    if (!gone) return refused("unknownRow")
    await note("shippingPromotion.remove", `shippingPromotion ${id}`, { name: gone.name })
    return { id }
  })
}

import { and, eq, sql } from "drizzle-orm"
import type { adminPromotionCalls } from "../../../../contract/admin/promotion-calls.ts"
import type { BodyOf } from "../../../../contract/call.ts"
import type { CallReply } from "../../../../contract/calls.ts"
import type { Queries } from "../../../../db/database.ts"
import { indexGoods } from "../../../../db/index-goods.ts"
import { goodsPromotion, goodsPromotionLine } from "../../../../db/schema/promotion.ts"
import { fromDecimal, type Money, toDecimal, ZERO } from "../../../../domain/pricing/money.ts"
import { isAboveNormal } from "../../../../domain/promotions/goods-promotion.ts"
import { isRefused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { pictureUrl, type Shop } from "../../../shop.ts"
import { type PageAsked, pageOf } from "../../page-of.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { nextChange } from "../changed-since.ts"
import { lockGoods } from "../lock-goods.ts"
import { shopWindow } from "../shop-moment.ts"
import { wrongField } from "../wrong-field.ts"
import { lockPromotion, type Stamped, stampOf, windowKept } from "./lock-promotion.ts"
import { type TurnoverRow, turnoverOf, turnoverShown } from "./turnover.ts"
import { windowShown } from "./window-shown.ts"

type Sent = BodyOf<(typeof adminPromotionCalls)["POST /api/admin/goodsPromotion/save"]>
type Line = { goodsId: number; name: string; picture: string | null; salePrice: Money; price: Money | null }
type Row = {
  id: number
  name: string
  beginAt: string
  endAt: string
  createdAt: string
  freeShipping: boolean
  resumeEndAt: string | null
  updatedAt: string
  turnover: TurnoverRow
  lines: Line[]
}

const own = (siteId: number, id: number) => and(eq(goodsPromotion.siteId, siteId), eq(goodsPromotion.id, id))

/** Goods promotions, the one that ends last in front. */
export async function listGoodsPromotions(
  { db, site, now }: Shop,
  page: PageAsked,
): Promise<CallReply<"GET /api/admin/goodsPromotion/lists">> {
  const total = await db.$count(goodsPromotion, eq(goodsPromotion.siteId, site.id))
  return pageOf(page, total, async ({ limit, offset }) => {
    const { rows } = await db.execute<Row>(sql`
      select p.id, p.name, p.begin_at as "beginAt", p.end_at as "endAt", p.created_at as "createdAt",
        p.free_shipping as "freeShipping", p.resume_end_at as "resumeEndAt", p.updated_at as "updatedAt",
        ${turnoverOf("goodsPromotion", sql`p`)} as turnover, (
          select coalesce(json_agg(json_build_object('goodsId', g.id, 'name', g.name, 'picture', g.picture, 'salePrice', l.sale_price, 'price', (
            select min(v.price) from variant v where v.goods_id = g.id and v.on_sale and v.price > 0)
          ) order by l.position, g.id), '[]')
          from goods_promotion_line l join goods g on g.id = l.goods_id where l.promotion_id = p.id) as lines
      from goods_promotion p where p.site_id = ${site.id}
      order by p.end_at desc, p.id desc limit ${limit} offset ${offset}`)
    return rows.map((row) => ({
      id: row.id,
      dnames: row.name,
      isFreeShipping: row.freeShipping,
      ...windowShown(row, now),
      createTime: new Date(row.createdAt).toISOString(),
      updated_at: new Date(row.updatedAt).toISOString(),
      turnover: turnoverShown(row.turnover),
      detail: row.lines.map(({ goodsId, name, picture, salePrice, price }) => ({
        goodId: goodsId,
        goodName: name,
        image: pictureUrl(picture),
        salePrice: toDecimal(salePrice),
        orginPrice: toDecimal(price ?? ZERO),
      })),
    }))
  })
}

/** Adds or replaces a goods promotion; lists show the prices of all goods that it has or had. */
export async function saveGoodsPromotion(context: StaffContext, sent: Sent): Promise<Stamped | Refused> {
  const { id: siteId } = context.shop.site
  const window = shopWindow(context.shop.site, sent)
  if (isRefused(window)) return window
  return auditedTransaction(context, async (tx, note) => {
    const stored =
      sent.id === undefined ? null : await lockPromotion(tx, goodsPromotion, siteId, sent.id, sent.updated_at)
    if (isRefused(stored)) return stored
    const before = sent.id === undefined ? [] : await promotedGoods(tx, siteId, sent.id)
    const columns = {
      name: sent.dnames,
      freeShipping: sent.isFreeShipping,
      ...windowKept(stored, window),
      updatedAt: nextChange(stored?.updatedAt ?? context.shop.now, context.shop.now),
    }
    // All at once, those that it loses too: locks are taken in one order only.
    const touched = [...new Set([...before, ...sent.detail.map(({ goodId }) => goodId)])]
    const locked = await lockGoods(tx, siteId, touched)
    if (isRefused(locked)) return locked
    const above = await aboveNormal(tx, siteId, sent.detail)
    if (above !== null) return wrongField(`detail.${above}.salePrice`, "salePriceAbove")
    const [row] =
      sent.id === undefined
        ? await tx
            .insert(goodsPromotion)
            .values({ siteId, ...columns })
            .returning()
        : await tx.update(goodsPromotion).set(columns).where(own(siteId, sent.id)).returning()
    if (!row) throw new Error("The promotion was not stored")
    await tx
      .delete(goodsPromotionLine)
      .where(and(eq(goodsPromotionLine.siteId, siteId), eq(goodsPromotionLine.promotionId, row.id)))
    await tx.insert(goodsPromotionLine).values(
      sent.detail.map(({ goodId, salePrice }, position) => ({
        siteId,
        promotionId: row.id,
        goodsId: goodId,
        position,
        salePrice: fromDecimal(salePrice),
      })),
    )
    await indexGoods(tx, siteId, touched)
    await note(sent.id === undefined ? "goodsPromotion.add" : "goodsPromotion.change", `goodsPromotion ${row.id}`, {
      name: sent.dnames,
      begin: window.beginAt,
      end: window.endAt,
      detail: sent.detail,
    })
    return stampOf(row)
  })
}

export async function removeGoodsPromotion(context: StaffContext, id: number): Promise<{ id: number } | Refused> {
  const { id: siteId } = context.shop.site
  return auditedTransaction(context, async (tx, note) => {
    const stored = await lockPromotion(tx, goodsPromotion, siteId, id)
    if (isRefused(stored)) return stored
    const before = await promotedGoods(tx, siteId, id)
    const [gone] = await tx.delete(goodsPromotion).where(own(siteId, id)).returning()
    await indexGoods(tx, siteId, before)
    await note("goodsPromotion.remove", `goodsPromotion ${id}`, { name: gone?.name })
    return { id }
  })
}

/** The first entry whose sale price is above every price of its good, or null. */
async function aboveNormal(tx: Queries, siteId: number, detail: Sent["detail"]): Promise<number | null> {
  const ids = detail.map(({ goodId }) => goodId)
  const { rows } = await tx.execute<{ goodsId: number; price: Money }>(sql`
    select goods_id as "goodsId", price from variant
    where site_id = ${siteId} and goods_id = any(${sql.param(ids)}::int[]) and on_sale and price > 0`)
  const prices = Map.groupBy(rows, ({ goodsId }) => goodsId)
  const at = detail.findIndex(({ goodId, salePrice }) =>
    isAboveNormal(fromDecimal(salePrice), prices.get(goodId)?.map(({ price }) => price) ?? []),
  )
  return at < 0 ? null : at
}

/** Its goods. */
export async function promotedGoods(tx: Queries, siteId: number, id: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select goods_id as id from goods_promotion_line where site_id = ${siteId} and promotion_id = ${id} order by 1`)
  return rows.map((row) => row.id)
}

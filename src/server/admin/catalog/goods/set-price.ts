import { and, eq } from "drizzle-orm"
import type { adminGoodsCalls } from "../../../../contract/admin/goods-calls.ts"
import type { BodyOf } from "../../../../contract/call.ts"
import { indexGoods } from "../../../../db/index-goods.ts"
import { variant } from "../../../../db/schema/variant.ts"
import { fromDecimal, toDecimal } from "../../../../domain/pricing/money.ts"
import { isAboveNormal } from "../../../../domain/promotions/goods-promotion.ts"
import { isRefused, refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { lockOneGoods, stampGoods } from "../lock-goods.ts"
import { wrongField } from "../wrong-field.ts"

type PriceSent = BodyOf<(typeof adminGoodsCalls)["POST /api/admin/goods/price"]>

/** Gives a variant another price. What it is reduced from stays where it was not sent, and goes where null was. */
export async function setPrice(
  context: StaffContext,
  sent: PriceSent,
): Promise<{ id: number; updated_at: string } | Refused> {
  const { site, now } = context.shop
  const own = and(eq(variant.siteId, site.id), eq(variant.id, sent.detail_id))
  return auditedTransaction(context, async (tx, note) => {
    const [before] = await tx.select().from(variant).where(own).for("no key update")
    if (!before) return refused("unknownRow")
    const good = await lockOneGoods(tx, site.id, before.goodsId)
    if (isRefused(good)) return good
    const { orgin_price: original } = sent
    const price = fromDecimal(sent.price)
    const originalPrice = original == null ? original : fromDecimal(original)
    const normal = originalPrice === undefined ? before.originalPrice : originalPrice
    if (isAboveNormal(price, normal === null ? [] : [normal])) return wrongField("price", "salePriceAbove")
    await tx.update(variant).set({ price, originalPrice }).where(own)
    await indexGoods(tx, site.id, [good.id])
    const detail = { goodsId: good.id, before: toDecimal(before.price), after: sent.price, originalPrice: original }
    await note("variant.price", `variant ${before.id}`, detail)
    return stampGoods(tx, site.id, good, now)
  })
}

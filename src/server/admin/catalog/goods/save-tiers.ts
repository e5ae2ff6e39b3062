import { and, eq, isNull } from "drizzle-orm"
import type { adminGoodsCalls } from "../../../../contract/admin/goods-calls.ts"
import type { BodyOf } from "../../../../contract/call.ts"
import type { Queries } from "../../../../db/database.ts"
import { indexGoods } from "../../../../db/index-goods.ts"
import { tierPrice, tierRegionPrice, variant } from "../../../../db/schema/variant.ts"
import { fromDecimal } from "../../../../domain/pricing/money.ts"
import { isRefused, refused } from "../../../../domain/refusal.ts"
import type { Refused } from "../../../api/handlers.ts"
import { auditedTransaction, type StaffContext } from "../audited-transaction.ts"
import { lockOneGoods, stampGoods } from "../lock-goods.ts"
import { regionIds } from "../region-ids.ts"

type TiersSent = BodyOf<(typeof adminGoodsCalls)["POST /api/admin/goods/tiers"]>

/** Replaces the prices by quantity of a good, or of one variant of it. */
export async function saveTiers(
  context: StaffContext,
  sent: TiersSent,
): Promise<{ id: number; updated_at: string } | Refused> {
  const { site, now } = context.shop
  const { goods_id: goodsId, detail_id: variantId, tiers } = sent
  return auditedTransaction(context, async (tx, note) => {
    if (variantId !== undefined && !(await holdsVariant(tx, site.id, goodsId, variantId))) return refused("unknownRow")
    const good = await lockOneGoods(tx, site.id, goodsId, sent.updated_at)
    if (isRefused(good)) return good
    const codes = tiers.flatMap(({ region_prices }) => region_prices.map(({ region_code }) => region_code))
    const regions = await regionIds(tx, codes, "tiers")
    if (isRefused(regions)) return regions

    const whose = variantId === undefined ? isNull(tierPrice.variantId) : eq(tierPrice.variantId, variantId)
    await tx.delete(tierPrice).where(and(eq(tierPrice.siteId, site.id), eq(tierPrice.goodsId, goodsId), whose))
    const of = { siteId: site.id, goodsId, variantId: variantId ?? null }
    const rows = tiers.map(({ begin, price }) => ({ ...of, begin, price: fromDecimal(price) }))
    const added =
      rows.length > 0
        ? await tx.insert(tierPrice).values(rows).returning({ id: tierPrice.id, begin: tierPrice.begin })
        : []
    const idOf = new Map(added.map(({ id, begin }) => [begin, id]))
    const regionPrices = tiers.flatMap(({ begin, region_prices }) =>
      region_prices.map(({ region_code, price }) => ({
        siteId: site.id,
        tierId: idOf.get(begin) ?? 0,
        regionId: regions.get(region_code) ?? 0,
        price: fromDecimal(price),
      })),
    )
    if (regionPrices.length > 0) await tx.insert(tierRegionPrice).values(regionPrices)
    await indexGoods(tx, site.id, [goodsId])
    await note("goods.tiers", `goods ${goodsId}`, { variantId, tiers })
    return stampGoods(tx, site.id, good, now)
  })
}

/** Whether the good has this variant, which is then held: it is locked before the good, as orders do. */
async function holdsVariant(tx: Queries, siteId: number, goodsId: number, id: number): Promise<boolean> {
  const own = and(eq(variant.siteId, siteId), eq(variant.goodsId, goodsId), eq(variant.id, id))
  const rows = await tx.select({ id: variant.id }).from(variant).where(own).for("key share")
  return rows.length > 0
}

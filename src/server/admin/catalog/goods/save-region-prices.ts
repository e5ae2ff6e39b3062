import { and, eq, inArray } from "drizzle-orm"
import type { VariantsSent } from "../../../../contract/admin/variants-sent.ts"
import type { Queries } from "../../../../db/database.ts"
import { variantRegionPrice } from "../../../../db/schema/variant.ts"
import { fromDecimal } from "../../../../domain/pricing/money.ts"

type Priced = Pick<VariantsSent["variants"][number], "region_prices"> & { id: number }

/** Replaces what variants cost in some regions, of those for which that was sent. */
export async function saveRegionPrices(
  tx: Queries,
  siteId: number,
  variants: readonly Priced[],
  regions: ReadonlyMap<string, number>,
): Promise<void> {
  const sent = variants.filter(({ region_prices }) => region_prices !== undefined)
  if (sent.length === 0) return
  const ids = sent.map(({ id }) => id)
  await tx
    .delete(variantRegionPrice)
    .where(and(eq(variantRegionPrice.siteId, siteId), inArray(variantRegionPrice.variantId, ids)))
  const rows = sent.flatMap(({ id: variantId, region_prices = [] }) =>
    region_prices.map(({ region_code, price }) => ({
      siteId,
      variantId,
      regionId: regions.get(region_code) ?? 0,
      price: fromDecimal(price),
    })),
  )
  if (rows.length > 0) await tx.insert(variantRegionPrice).values(rows)
}

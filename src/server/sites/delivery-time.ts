import { asc, eq } from "drizzle-orm"
import type { DeliveryTime } from "../../contract/goods-shapes.ts"
import { freeShippingRegion, freightRate } from "../../db/schema/freight.ts"
import { region } from "../../db/schema/region.ts"
import { type RegionCode, regionChain } from "../../domain/addresses/region.ts"
import { deliveryDays } from "../../domain/pricing/freight.ts"
import type { Shop } from "../shop.ts"
import { countryNames } from "./country-names.ts"
import { rememberedFor } from "./remembered-for.ts"

/** How long each region takes. Pages of goods ask for it with every drawing, so it is read once for each state of the shop. */
const deliveryRows = rememberedFor(async ({ db, site }) => {
  const [rates, free] = await Promise.all([
    db
      .select({ region: region.code, min: freightRate.minDays, max: freightRate.maxDays })
      .from(freightRate)
      .innerJoin(region, eq(region.id, freightRate.regionId))
      .where(eq(freightRate.siteId, site.id))
      .orderBy(asc(region.code)),
    db
      .select({ code: region.code })
      .from(freeShippingRegion)
      .innerJoin(region, eq(region.id, freeShippingRegion.regionId))
      .where(eq(freeShippingRegion.siteId, site.id)),
  ])
  return {
    rates: rates.map(({ region: code, min, max }) => ({
      region: code,
      days: min === null || max === null ? null : { min, max },
    })),
    freeRegions: { freeShipping: site.freeShipping, regions: free.map(({ code }) => code) },
  }
})

/** How long it takes to a region, with the name of its country; null where that is not known or not said. */
export async function deliveryTime(shop: Shop, to: RegionCode | null): Promise<DeliveryTime | null> {
  if (to === null) return null
  const { rates, freeRegions } = await deliveryRows(shop)
  const days = deliveryDays(to, freeRegions, rates)
  const country = regionChain(to).at(-1) ?? to
  return days && { countryName: countryNames(shop.language)(country) ?? country, ...days }
}

import { and, asc, desc, eq } from "drizzle-orm"
import type { CallReply } from "../../contract/calls.ts"
import { goods } from "../../db/schema/goods.ts"
import { address } from "../../db/schema/member.ts"
import { region } from "../../db/schema/region.ts"
import { variant } from "../../db/schema/variant.ts"
import type { RegionCode } from "../../domain/addresses/region.ts"
import { chosenRegion } from "../../domain/pricing/area-price.ts"
import { type Refusal, refused } from "../../domain/refusal.ts"
import { wholeList } from "../api/whole-list.ts"
import { has, type Shop } from "../shop.ts"
import { deliveryTime } from "../sites/delivery-time.ts"
import type { Member } from "../who.ts"
import { isLocked } from "./goods-entry.ts"
import { countView } from "./view-counts.ts"

/** Pieces left, now. Every page of a good asks for them, kept or not, so this is where visitors are counted. */
export async function goodsStock(
  shop: Shop,
  { id, region_code: wanted }: { id: number; region_code?: RegionCode | undefined },
  member: Member | null,
): Promise<CallReply<"GET /api/goods/stock"> | Refusal<"unknownGoods">> {
  const rows = await shop.db
    .select({ id: variant.id, stock: variant.stock, encrypted: goods.encrypted })
    .from(variant)
    .innerJoin(goods, and(eq(goods.siteId, variant.siteId), eq(goods.id, variant.goodsId)))
    .where(and(eq(goods.siteId, shop.site.id), eq(goods.id, id), eq(goods.onSale, true), eq(variant.onSale, true)))
    .orderBy(asc(variant.position), asc(variant.id))
  if (rows.length === 0 || rows.some((row) => isLocked(shop, row))) return refused("unknownGoods")
  if (has(shop, "viewCount")) countView(shop, id)
  const own = wanted ?? (member && (await ownRegion(shop, member)))
  const to = chosenRegion({ address: own, proxyCountry: shop.country, siteDefault: shop.site.defaultRegion })
  const delivery = await deliveryTime(shop, to)
  return { ...wholeList(rows.map(({ id: variantId, stock }) => ({ id: variantId, stock }))), delivery }
}

/** Where a member's parcels go: the region of the default address, else of the newest. */
async function ownRegion({ db, site }: Shop, member: Member): Promise<RegionCode | null> {
  const [own] = await db
    .select({ code: region.code })
    .from(address)
    .innerJoin(region, eq(region.id, address.regionId))
    .where(and(eq(address.siteId, site.id), eq(address.memberId, member.id)))
    .orderBy(desc(address.isDefault), desc(address.createdAt), desc(address.id))
    .limit(1)
  return own?.code ?? null
}

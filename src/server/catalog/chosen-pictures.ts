import { and, eq, inArray } from "drizzle-orm"
import { media } from "../../db/schema/media.ts"
import { goodsSpecValue } from "../../db/schema/variant.ts"
import type { Shop } from "../shop.ts"
import type { EntryRow } from "./goods-entry.ts"

/** Whoever wants goods in blue is shown the blue ones: the picture of a chosen value stands before the others. */
export async function inChosenSpecs(shop: Shop, rows: EntryRow[], specs: readonly number[]): Promise<EntryRow[]> {
  if (specs.length === 0 || rows.length === 0) return rows
  const pictures = await shop.db
    .select({ goodsId: goodsSpecValue.goodsId, path: media.path })
    .from(goodsSpecValue)
    .innerJoin(media, and(eq(media.siteId, goodsSpecValue.siteId), eq(media.id, goodsSpecValue.mediaId)))
    .where(
      and(
        eq(goodsSpecValue.siteId, shop.site.id),
        inArray(
          goodsSpecValue.goodsId,
          rows.map(({ id }) => id),
        ),
        inArray(goodsSpecValue.specValueId, [...specs]),
      ),
    )
    .orderBy(goodsSpecValue.specPosition, goodsSpecValue.position)
  const first = new Map(pictures.toReversed().map(({ goodsId, path }) => [goodsId, path]))
  return rows.map((row) => {
    const picture = first.get(row.id)
    return picture && picture !== row.picture ? { ...row, picture, secondPicture: row.picture } : row
  })
}

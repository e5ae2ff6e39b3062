import { goods, goodsCategory, goodsPicture, goodsRelation, goodsTag, goodsText, tag } from "../src/db/schema/goods.ts"
import type { CatalogueGoods } from "./catalogue.ts"
import { DELIVERY_DAYS, NEW_ARRIVALS } from "./plan-orders.ts"
import { daysFrom, insertAll, known, only, type Seeding } from "./seeding.ts"

/** Goods that are not new came in at least this long ago, one after the other. */
const SETTLED_AFTER_DAYS = 60

/** The goods without their variants; gives their ids by goods number. */
export async function insertGoods(
  seeding: Seeding,
  categories: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const { tx, siteId, catalogue } = seeding
  const tags = await insertTags(seeding)
  const rows = catalogue.goods.map((entry, index) => ({
    siteId,
    name: entry.name,
    subtitle: entry.subtitle ?? "",
    number: entry.number,
    moq: entry.moq ?? 1,
    encrypted: entry.encrypted ?? false,
    selfActivity: entry.selfActivity ?? false,
    rank: catalogue.goods.length - index,
    soldCount: entry.soldBefore ?? 0,
    viewCount: entry.viewedBefore ?? 0,
    createdAt: cameIn(seeding, entry, index),
  }))
  const seeded =
    rows.length > 0 ? await tx.insert(goods).values(rows).returning({ id: goods.id, number: goods.number }) : []
  const ids = new Map(seeded.map((row) => [row.number, row.id]))
  await insertWhatGoodsShow(seeding, ids, categories, tags)
  return ids
}

async function insertTags({ tx, siteId, catalogue }: Seeding): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [position, { key, type, name }] of catalogue.tags.entries()) {
    const rows = await tx.insert(tag).values({ siteId, type, name, position }).returning({ id: tag.id })
    ids.set(key, only(rows).id)
  }
  return ids
}

async function insertWhatGoodsShow(
  { tx, siteId, catalogue, media }: Seeding,
  ids: ReadonlyMap<string, number>,
  categories: ReadonlyMap<string, number>,
  tags: ReadonlyMap<string, number>,
): Promise<void> {
  const each = <Row>(rows: (entry: CatalogueGoods, goodsId: number) => Row[]): Row[] =>
    catalogue.goods.flatMap((entry) => rows(entry, known(ids, entry.number, "goods")))
  await insertAll(
    tx,
    goodsText,
    each(({ description, attributes }, goodsId) => [{ siteId, goodsId, description, attributes }]),
  )
  await insertAll(
    tx,
    goodsPicture,
    each((entry, goodsId) =>
      once(entry.pictures).map((file, position) => {
        return { siteId, goodsId, mediaId: known(media, file, "picture").id, position }
      }),
    ),
  )
  await insertAll(
    tx,
    goodsCategory,
    each((entry, goodsId) =>
      once(entry.categories).map((key, position) => {
        return { siteId, goodsId, categoryId: known(categories, key, "category"), position }
      }),
    ),
  )
  await insertAll(
    tx,
    goodsTag,
    each((entry, goodsId) => once(entry.tags).map((key) => ({ siteId, goodsId, tagId: known(tags, key, "tag") }))),
  )
  await insertAll(
    tx,
    goodsRelation,
    each((entry, goodsId) =>
      once(entry.related).map((number, position) => {
        return { siteId, goodsId, relatedId: known(ids, number, "goods"), position }
      }),
    ),
  )
}

/** Nothing is sold before it came in: goods with a review are older than the order that led to it. */
function cameIn({ catalogue, now }: Seeding, entry: CatalogueGoods, index: number): Date {
  const newTags = catalogue.tags.filter((each) => each.type === NEW_ARRIVALS).map((each) => each.key)
  const isNew = entry.tags?.some((key) => newTags.includes(key))
  const reviewed = catalogue.reviews.filter((each) => each.goods === entry.number).map((each) => each.daysAgo)
  const soldSince = Math.max(0, ...reviewed) + 2 * DELIVERY_DAYS
  return daysFrom(now, -Math.max(soldSince, isNew ? index / 10 : SETTLED_AFTER_DAYS + index))
}

function once(keys: readonly string[] | undefined): string[] {
  return [...new Set(keys)]
}
